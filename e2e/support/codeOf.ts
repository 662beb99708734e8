import { Secret, TOTP } from "otpauth";

/** The code of an authenticator app that was given this key. */
export const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate();
