import { object, type InferType } from "yup";

import { choice, emailAddress, optionalChoice, requiredText, trimmedText } from "#api/core/rules/fields.rules.ts";
import { LANGUAGES } from "#api/core/rules/language.rules.ts";
import { PARTNER_ROLES } from "#api/users/userWords.rules.ts";

/** Spec §5, integration request: all six fields are required. */
export const contactRequestSchema = object({
  firstName: requiredText("Required", 100),
  lastName: requiredText("Required", 100),
  email: emailAddress("Invalid email"),
  company: requiredText("Required", 200),
  role: choice(PARTNER_ROLES, "Required"),
  message: requiredText("Required", 10_000),
});
export type ContactRequestFields = InferType<typeof contactRequestSchema>;

/** The optional fields beside the six. `website` is the honeypot: any value is accepted. */
export const contactRequestInputSchema = contactRequestSchema.shape({
  language: optionalChoice(LANGUAGES),
  website: trimmedText().nullable(),
});
