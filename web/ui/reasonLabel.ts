import { type DecisionReason } from "#api/core/rules/decisionReason.rules.ts";

const LABELS: Record<DecisionReason, string> = {
  price: "Price",
  requirementNotMet: "Requirement not met",
  documentMissing: "Document missing",
  addendumNotConfirmed: "Addendum not confirmed",
  other: "Other",
};

export const reasonLabel = (reason: DecisionReason) => LABELS[reason];
