import { object } from "yup";

import { identifier, password, untrimmedText } from "#api/core/rules/fields.rules.ts";

/**
 * Spec §5: username and password are required. Their format is not checked, because a username that no account has is
 * not found anyway.
 */
export const loginSchema = object({
  username: identifier("Username is required", 254),
  password: untrimmedText().required("Password is required").max(200, "Invalid input"),
});

export const passwordChangeSchema = object({
  currentPassword: untrimmedText().required("Required").max(200, "Invalid input"),
  newPassword: password(),
});
