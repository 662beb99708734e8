import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app with this key shows now. */
export const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate();
