import { object, type InferType } from "yup";

import {
  identifier,
  atLeast,
  emailAddress,
  optionalChoice,
  optionalText,
  password,
  requiredText,
} from "#api/core/rules/fields.rules.ts";
import { hasAllowedLetters, MIXED_NAME } from "#api/users/usernameLetters.rules.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";

export const USER_LIMITS = { username: 50, name: 100, companyName: 200, role: 100, code: 50, street: 200, place: 100 };

export const username = (required: string) =>
  identifier(required, USER_LIMITS.username).test(atLeast(3, "Username must be at least 3 characters"));

/** The username of a new account. Accounts that are older than this rule keep their names. */
export const newUsername = (required: string) =>
  username(required).test("script", MIXED_NAME, (name) => hasAllowedLetters(name));

/** Spec §3 and §5: the rules of a registration. Company and role are optional. */
export const registrationSchema = object({
  firstName: requiredText("Required", USER_LIMITS.name),
  lastName: requiredText("Required", USER_LIMITS.name),
  email: emailAddress("Invalid email address"),
  username: newUsername("Required"),
  password: password(),
  company: optionalText(USER_LIMITS.companyName),
  role: optionalChoice(PARTNER_ROLES),
});
export type Registration = InferType<typeof registrationSchema>;
