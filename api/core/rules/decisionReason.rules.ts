import { object } from "yup";

import { atLeast, choice, optionalText } from "#api/core/rules/fields.rules.ts";

/** Why a bid was not chosen. */
export const DECISION_REASONS = ["price", "requirementNotMet", "documentMissing", "addendumNotConfirmed", "other"] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

const MIN_WORDS = 20;
const MAX_WORDS = 3_000;
const WORDS_NEEDED = `Say why, in ${MIN_WORDS} to ${MAX_WORDS.toLocaleString("en-US")} characters`;

/** The words may be added to each reason; `other` needs them. */
export const decisionReasonSchema = object({
  reason: choice(DECISION_REASONS, "Reason is required"),
  words: optionalText(MAX_WORDS)
    .test(atLeast(MIN_WORDS, WORDS_NEEDED))
    .when("reason", { is: "other", then: (words) => words.required(WORDS_NEEDED) }),
});

export const nextStepsSchema = object({ nextSteps: optionalText(MAX_WORDS) });
