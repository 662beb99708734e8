import { object, string } from "yup";

import { password, requiredText } from "#api/core/rules/fields.rules.ts";

/** Spec §5: both are required; what is stored decides, so nothing else is asked of them. */
export const loginSchema = object({
  username: requiredText("Username is required", 254),
  password: string().typeError("Invalid input").required("Password is required").max(200, "Invalid input"),
});

export const passwordChangeSchema = object({
  currentPassword: string().typeError("Invalid input").required("Required").max(200, "Invalid input"),
  newPassword: password(),
});
