import { object } from "yup";

import { atLeast, choice, optionalLongText } from "#api/core/rules/fields.rules.ts";

/** Reasons for rejecting a bid. */
export const DECISION_REASONS = [
  "price",
  "requirementNotMet",
  "documentMissing",
  "addendumNotConfirmed",
  "other",
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

const MIN_WORDS = 20;
export const MAX_WORDS = 3_000;
const WORDS_NEEDED = `Say why, in ${MIN_WORDS} to ${MAX_WORDS.toLocaleString("en-US")} characters`;

/**
 * The reason for rejecting a bid, with an explanation in `words`. The explanation is optional, except for the reason
 * `other`.
 */
export const decisionReasonSchema = object({
  reason: choice(DECISION_REASONS, "Reason is required"),
  words: optionalLongText(MAX_WORDS)
    .test(atLeast(MIN_WORDS, WORDS_NEEDED))
    .when("reason", { is: "other", then: (words) => words.required(WORDS_NEEDED) }),
});

export const nextStepsSchema = object({ nextSteps: optionalLongText(MAX_WORDS) });
