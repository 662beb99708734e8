import { Field, Int, ObjectType } from "type-graphql";

import { DecisionReasonEnum } from "#api/bids/outcomes/DecisionReasonEnum.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { SafeInt } from "#api/core/graphql/scalars.ts";
import type { DecisionReason } from "#api/core/rules/decisionReason.rules.ts";

@ObjectType({ description: "The bid that was chosen, as far as every bidder is told of it." })
@NeedsScope("bids:read")
export class DisclosedWinner {
  @Field(() => String, { description: "As it is now." })
  companyName: string;

  @Field(() => SafeInt, { description: "Whole US dollars." })
  bidAmount: number;
}

@ObjectType({ description: "What a company is told of the decision on its bid." })
@NeedsScope("bids:read")
export class BidOutcome {
  @Field(() => DecisionReasonEnum, { nullable: true, description: "Why it was not chosen; null for a chosen one, and where no reason was given." })
  reason: DecisionReason | null;

  @Field(() => String, { nullable: true, description: "The reason in the words of the administrators." })
  words: string | null;

  @Field(() => String, { nullable: true, description: "What the company of the chosen bid does next, in the words of the administrators." })
  nextSteps: string | null;

  @Field(() => Int, { description: "How many live bids there are on the tender." })
  bidCount: number;

  winnerId: string | null;
  winningAmount: number | null;
}
