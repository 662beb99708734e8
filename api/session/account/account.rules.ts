import { object } from "yup";

import { emailAddress, optionalText, password, requiredText, untrimmedText } from "#api/core/rules/fields.rules.ts";
import { USER_LIMITS } from "#api/users/registration.rules.ts";

/** How long a mailed link can be used. */
export const LINK_MINUTES = { password: 30, email: 24 * 60, signIn: 5 } as const;

const ownPassword = () => untrimmedText().required("Required").max(200, "Invalid input");

/** No format is checked: only the stored account decides. */
export const resetRequestSchema = object({ login: requiredText("Required", 254) });

/** Of an authenticator app, or a recovery code. */
export const codeSchema = object({ code: requiredText("Required", 50) });

export const newPasswordSchema = object({ password: password() });

export const emailChangeSchema = object({ email: emailAddress("Invalid email address"), password: ownPassword() });

export const ownNameSchema = object({ firstName: optionalText(USER_LIMITS.name), lastName: optionalText(USER_LIMITS.name) });
