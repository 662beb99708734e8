import { DECISION_REASONS, decisionReasonSchema, type DecisionReason } from "#api/core/rules/decisionReason.rules.ts";

import { choicesOf } from "#web/ui/forms/choicesOf.ts";
import { reasonLabel } from "#web/ui/reasonLabel.ts";

/** A reason as the administrator typed it; `reason` is "" if none is chosen. */
export interface TypedReason {
  reason: DecisionReason | "";
  words: string;
}

export const NO_REASON: TypedReason = { reason: "", words: "" };

export const REASON_CHOICES = choicesOf(DECISION_REASONS).map(({ value }) => ({ value, label: reasonLabel(value) }));

export const reasonOf = (value: string) => DECISION_REASONS.find((known) => known === value) ?? "";

/** The validation error of the reason's text, from the API's schema; null if the text is valid. */
export function problemOf(typed: TypedReason): string | null {
  if (typed.reason === "") return null;
  try {
    decisionReasonSchema.validateSync(typed);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}

/** Converts a typed reason to the mutation's argument; undefined if no reason is given. */
export const asReason = ({ reason, words }: TypedReason) =>
  reason === "" ? undefined : { reason, words: words.trim() || null };
