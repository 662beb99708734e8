import { object } from "yup";

import { atLeast, optionalChoice, optionalText, requiredText } from "#api/core/rules/fields.rules.ts";
import { ADDENDUM_WEIGHTS } from "#api/tenders/addenda/amendments.rules.ts";

const MOST_NOTE = 5000;

/** What an administrator adds to a change. */
export const addendumSchema = object({
  note: optionalText(MOST_NOTE),
  weight: optionalChoice(ADDENDUM_WEIGHTS),
});

const MIN_REASON = 20;
const REASON_TOO_SHORT = `The reason must be at least ${MIN_REASON} characters`;

/** Why a tender is cancelled: bidders read it. */
export const cancellationSchema = object({
  reason: requiredText(REASON_TOO_SHORT, 3000).test(atLeast(MIN_REASON, REASON_TOO_SHORT)),
});
