import { type DecisionReason } from "#api/core/rules/decisionReason.rules.ts";
import { words } from "#web/ui/words/ui.en.ts";

const LABELS: Record<DecisionReason, string> = {
  price: words.price,
  requirementNotMet: words.requirementNotMet,
  documentMissing: words.documentMissing,
  addendumNotConfirmed: words.addendumNotConfirmed,
  other: words.other,
};

export const reasonLabel = (reason: DecisionReason) => LABELS[reason];
