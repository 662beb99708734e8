import { registerEnumType } from "type-graphql";

import { asEnum } from "#api/core/graphql/scalars.ts";
import { DECISION_REASONS } from "#api/core/rules/decisionReason.rules.ts";

export const DecisionReasonEnum = asEnum(DECISION_REASONS);
registerEnumType(DecisionReasonEnum, {
  name: "DecisionReason",
  description: "Why a bid was not chosen.",
  valuesConfig: {
    price: { description: "The price." },
    requirementNotMet: { description: "A requirement is not met." },
    documentMissing: { description: "A document is missing." },
    addendumNotConfirmed: { description: "An addendum was not confirmed." },
    other: { description: "What the words say, which are needed." },
  },
});
