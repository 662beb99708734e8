import { object } from "yup";

import { password, requiredText, untrimmedText } from "#api/core/rules/fields.rules.ts";

/** Spec §5: both are required. No format is checked: only the stored account decides. */
export const loginSchema = object({
  username: requiredText("Username is required", 254),
  password: untrimmedText().required("Password is required").max(200, "Invalid input"),
});

export const passwordChangeSchema = object({
  currentPassword: untrimmedText().required("Required").max(200, "Invalid input"),
  newPassword: password(),
});
