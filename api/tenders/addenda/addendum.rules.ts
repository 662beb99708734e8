import { object } from "yup";

import { atLeast, optionalChoice, optionalLongText, requiredLongText } from "#api/core/rules/fields.rules.ts";
import { ADDENDUM_WEIGHTS, MOST_NOTE } from "#api/tenders/addenda/amendments.rules.ts";

/** The note and the weight that an administrator adds to a change. */
export const addendumSchema = object({
  note: optionalLongText(MOST_NOTE),
  weight: optionalChoice(ADDENDUM_WEIGHTS),
});

const MIN_REASON = 20;
export const MOST_REASON = 3000;
const REASON_TOO_SHORT = `The reason must be at least ${MIN_REASON} characters`;

/**
 * The reason for taking back an award, which bidders can read. It is optional, because the specification's requests do
 * not contain it.
 */
export const takingBackSchema = object({
  awardTakenBackReason: optionalLongText(MOST_REASON).test(atLeast(MIN_REASON, REASON_TOO_SHORT)),
});

/** The reason for cancelling a tender, which bidders can read. */
export const cancellationSchema = object({
  reason: requiredLongText(REASON_TOO_SHORT, MOST_REASON).test(atLeast(MIN_REASON, REASON_TOO_SHORT)),
});
