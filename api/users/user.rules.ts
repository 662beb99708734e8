import { object, type InferType } from "yup";

import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { atLeast, choice, emailAddress, flag, optionalChoice, optionalText, password, requiredText } from "#api/core/rules/fields.rules.ts";
import { PARTNER_ROLES, USER_STATUSES } from "#api/users/userWords.rules.ts";

const USER_LIMITS = { username: 50, name: 100, companyName: 200, role: 100, code: 50, street: 200, place: 100 };

/** The server's messages for names that another account has. */
export const TAKEN = { username: "This username is already taken", email: "This e-mail address is already registered" } as const;

const username = (required: string) =>
  requiredText(required, USER_LIMITS.username).test(atLeast(3, "Username must be at least 3 characters"));

/** Street to country: the same five fields on a user and on a company profile. */
export const addressFields = {
  addressStreet: optionalText(USER_LIMITS.street),
  addressCity: optionalText(USER_LIMITS.place),
  addressState: optionalText(USER_LIMITS.place),
  addressPostalCode: optionalText(20),
  addressCountry: optionalChoice(COUNTRIES),
};

export const addressSchema = object(addressFields);

const companyFields = {
  companyName: optionalText(USER_LIMITS.companyName),
  companyTypology: optionalText(USER_LIMITS.role),
  vatNumber: optionalText(USER_LIMITS.code),
  cardId: optionalText(USER_LIMITS.code),
  ...addressFields,
};

/** Spec §3 and §5, registration: company and role are optional. */
export const registrationSchema = object({
  firstName: requiredText("Required", USER_LIMITS.name),
  lastName: requiredText("Required", USER_LIMITS.name),
  email: emailAddress("Invalid email address"),
  username: username("Required"),
  password: password(),
  company: optionalText(USER_LIMITS.companyName),
  role: optionalChoice(PARTNER_ROLES),
});
export type Registration = InferType<typeof registrationSchema>;

/** Spec §5, create user. */
export const newUserSchema = object({
  username: username("Username must be at least 3 characters"),
  password: password(),
  email: emailAddress("Invalid email address"),
  firstName: optionalText(USER_LIMITS.name),
  lastName: optionalText(USER_LIMITS.name),
  role: optionalText(USER_LIMITS.role),
  isAdmin: flag().default(false),
  ...companyFields,
});
export type NewUser = InferType<typeof newUserSchema>;

/** Spec §5, edit user; each field may be sent alone. */
export const userSchema = object({
  username: username("Username is required"),
  email: emailAddress("Invalid email"),
  firstName: optionalText(USER_LIMITS.name),
  lastName: optionalText(USER_LIMITS.name),
  role: optionalText(USER_LIMITS.role),
  isAdmin: flag().required("Required"),
  status: choice(USER_STATUSES, "Required"),
  password: password(),
  ...companyFields,
});
export type EditedUser = Omit<InferType<typeof userSchema>, "password">;
