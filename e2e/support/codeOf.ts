import { Secret, TOTP } from "otpauth";

/** The current code of an authenticator app with this key. */
export const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate();
