import { optionalCountry } from "#api/core/rules/countryField.rules.ts";
import { object, type InferType } from "yup";

import { choice, emailAddress, flag, optionalText, password, untrimmedText } from "#api/core/rules/fields.rules.ts";
import { USER_LIMITS, newUsername, username } from "#api/users/registration.rules.ts";
import { USER_STATUSES } from "#api/users/userWords.rules.ts";

/** The five address fields of a user and of a company profile. */
export const addressFields = {
  addressStreet: optionalText(USER_LIMITS.street),
  addressCity: optionalText(USER_LIMITS.place),
  addressState: optionalText(USER_LIMITS.place),
  addressPostalCode: optionalText(20),
  addressCountry: optionalCountry(),
};

export const addressSchema = object(addressFields);

const companyFields = {
  companyName: optionalText(USER_LIMITS.companyName),
  companyTypology: optionalText(USER_LIMITS.role),
  vatNumber: optionalText(USER_LIMITS.code),
  cardId: optionalText(USER_LIMITS.code),
  ...addressFields,
};

/** Spec §5: the rules of a new user that an administrator creates. */
export const newUserSchema = object({
  username: newUsername("Username must be at least 3 characters"),
  password: password(),
  email: emailAddress("Invalid email address"),
  firstName: optionalText(USER_LIMITS.name),
  lastName: optionalText(USER_LIMITS.name),
  role: optionalText(USER_LIMITS.role),
  isAdmin: flag().default(false),
  ...companyFields,
});
export type NewUser = InferType<typeof newUserSchema>;

/** Spec §5: the rules of an edited user. A request may contain any of the fields. */
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
/**
 * The default of the setting REAUTHENTICATE_AFTER_MINUTES: the number of minutes for which a sign-in counts as recent.
 */
export const REAUTHENTICATE_MINUTES = 15;

/**
 * The user's own password and code, typed again for a request that needs a recent sign-in. Their formats are not
 * checked.
 */
export const typedFields = {
  ownPassword: untrimmedText().max(200, "Invalid input"),
  ownCode: untrimmedText().max(50, "Invalid input"),
};

export type EditedUser = Omit<InferType<typeof userSchema>, "password">;
