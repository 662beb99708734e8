import { Field, ID, InputType } from "type-graphql";

import { DecisionReasonEnum } from "#api/bids/outcomes/DecisionReasonEnum.ts";
import type { DecisionReason } from "#api/core/rules/decisionReason.rules.ts";

@InputType({ description: "Why a bid is not chosen; its company reads exactly this." })
export class DecisionReasonInput {
  @Field(() => DecisionReasonEnum, { description: "In short." })
  reason: DecisionReason;

  @Field(() => String, { nullable: true, description: "In words, 20 to 3,000 characters; needed for other." })
  words?: string | null;
}

@InputType({ description: "Why one of the bids is not chosen; its company reads exactly this." })
export class BidReasonInput extends DecisionReasonInput {
  @Field(() => ID, { description: "A live bid on the tender, other than the one that is chosen." })
  bidId: string;
}
