import { object, type InferType } from "yup";

import {
  choice,
  emailAddress,
  optionalChoice,
  requiredLongText,
  requiredText,
  trimmedText,
} from "#api/core/rules/fields.rules.ts";
import { CONTACT_LENGTHS } from "#api/contact/contactLengths.rules.ts";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";

/** Spec §5, integration request: the rules of its six fields, which are all required. */
export const contactRequestSchema = object({
  firstName: requiredText("Required", CONTACT_LENGTHS.firstName),
  lastName: requiredText("Required", CONTACT_LENGTHS.lastName),
  email: emailAddress("Invalid email"),
  company: requiredText("Required", CONTACT_LENGTHS.company),
  role: choice(PARTNER_ROLES, "Required"),
  message: requiredLongText("Required", CONTACT_LENGTHS.message),
});
export type ContactRequestFields = InferType<typeof contactRequestSchema>;

/**
 * The required and the optional fields. `website` is a honeypot for robots: any value is valid, but
 * createContactRequest does not store a request in which this field is filled.
 */
export const contactRequestInputSchema = contactRequestSchema.shape({
  language: optionalChoice(LANGUAGES),
  website: trimmedText().nullable(),
});
