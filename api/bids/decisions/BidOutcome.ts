import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { asEnum, SafeInt } from "#api/core/graphql/scalars.ts";
import { DECISION_REASONS, type DecisionReason } from "#api/core/rules/decisionReason.rules.ts";

export const DecisionReasonEnum = asEnum(DECISION_REASONS);
registerEnumType(DecisionReasonEnum, {
  name: "DecisionReason",
  description: "The reason for rejecting a bid.",
  valuesConfig: {
    price: { description: "The price." },
    requirementNotMet: { description: "A requirement is not met." },
    documentMissing: { description: "A document is missing." },
    addendumNotConfirmed: { description: "An addendum was not confirmed." },
    other: { description: "Another reason, which the required `words` explain." },
  },
});

@ObjectType({ description: "The published data of the accepted bid." })
@NeedsScope("bids:read")
export class DisclosedWinner {
  @Field(() => String, { description: "The company's current name." })
  companyName: string;

  @Field(() => SafeInt, { description: "Whole US dollars." })
  bidAmount: number;
}

@ObjectType({ description: "The decision on a bid, as its company can read it." })
@NeedsScope("bids:read")
export class BidOutcome {
  @Field(() => DecisionReasonEnum, {
    nullable: true,
    description: "The reason for rejecting the bid; null for an accepted bid, and if no reason was given.",
  })
  reason: DecisionReason | null;

  @Field(() => String, { nullable: true, description: "The reason as the administrators wrote it." })
  words: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The next steps for the company of the accepted bid, as the administrators wrote them.",
  })
  nextSteps: string | null;

  @Field(() => Int, { description: "The number of live bids on the tender." })
  bidCount: number;

  winnerId: string | null;
  winningAmount: number | null;
}
