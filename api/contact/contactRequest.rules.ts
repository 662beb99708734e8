import { object } from "yup";

import { choice, emailAddress, requiredText } from "#api/core/fields.rules.ts";
import { PARTNER_ROLES } from "#api/users/user.rules.ts";

/** Spec §5, integration request: all six fields are required. */
export const contactRequestSchema = object({
  firstName: requiredText("Required", 100),
  lastName: requiredText("Required", 100),
  email: emailAddress("Invalid email"),
  company: requiredText("Required", 200),
  role: choice(PARTNER_ROLES, "Required"),
  message: requiredText("Required", 10_000),
});
