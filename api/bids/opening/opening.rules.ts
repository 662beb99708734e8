import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

/** The number of minutes after which an approval expires. */
export const APPROVAL_MINUTES = 30;

export const approvalSchema = object({
  password: untrimmedText().required("Password is required").max(200, "Password is too long"),
});
