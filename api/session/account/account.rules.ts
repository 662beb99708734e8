import { object } from "yup";

import {
  identifier,
  emailAddress,
  optionalText,
  password,
  requiredText,
  untrimmedText,
} from "#api/core/rules/fields.rules.ts";
import { USER_LIMITS } from "#api/users/registration.rules.ts";

const ownPassword = () => untrimmedText().required("Required").max(200, "Invalid input");

/**
 * The login is a username or an e-mail address. Its format is not checked, because a login that no account has is not
 * found anyway.
 */
export const resetRequestSchema = object({ login: identifier("Required", 254) });

/** A code of an authenticator app, or a recovery code. */
export const codeSchema = object({ code: requiredText("Required", 50) });

export const newPasswordSchema = object({ password: password() });

export const emailChangeSchema = object({ email: emailAddress("Invalid email address"), password: ownPassword() });

export const ownNameSchema = object({
  firstName: optionalText(USER_LIMITS.name),
  lastName: optionalText(USER_LIMITS.name),
});
