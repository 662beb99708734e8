import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

/** For how many minutes an approval counts while a second one is awaited. */
export const APPROVAL_MINUTES = 30;

export const approvalSchema = object({
  password: untrimmedText().required("Password is required").max(200, "Password is too long"),
});
