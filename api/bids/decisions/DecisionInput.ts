import { ArgsType, Field, ID, InputType, Int } from "type-graphql";

import { BidStatusEnum } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import { DecisionReasonEnum } from "#api/bids/decisions/BidOutcome.ts";
import type { DecisionReason } from "#api/core/rules/decisionReason.rules.ts";

const NEXT_STEPS = "The next steps for the company of the accepted bid; at most 3,000 characters.";

@InputType({ description: "The reason for rejecting a bid. The bid's company reads exactly this." })
export class DecisionReasonInput {
  @Field(() => DecisionReasonEnum, { description: "The kind of reason." })
  reason: DecisionReason;

  @Field(() => String, {
    nullable: true,
    description: "The explanation, 20 to 3,000 characters; required for `other`.",
  })
  words?: string | null;
}

@InputType({ description: "The reason for rejecting one of the bids. The bid's company reads exactly this." })
export class BidReasonInput extends DecisionReasonInput {
  @Field(() => ID, { description: "A live bid on the tender, other than the accepted one." })
  bidId: string;
}

/** The state of the bid when the administrator read it. If the bid has changed since, the decision is refused. */
@ArgsType()
export class SeenBid {
  @Field(() => Int, {
    nullable: true,
    description: "The revision of the bid that the client read. CONFLICT if the bid was revised since then.",
  })
  revision?: number | null;

  @Field(() => BidStatusEnum, {
    nullable: true,
    description: "The status of the bid that the client read. CONFLICT if another decision was made since then.",
  })
  seenStatus?: BidStatus | null;
}

@ArgsType()
export class DecisionArgs extends SeenBid {
  @Field(() => DecisionReasonInput, { nullable: true, description: "The reason for rejecting the bid." })
  reason?: DecisionReasonInput | null;

  @Field(() => String, { nullable: true, description: NEXT_STEPS })
  nextSteps?: string | null;
}

@InputType({ description: "A live bid as the client read it." })
export class SeenLiveBid {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: "The revision of the bid." })
  revision: number;
}

/**
 * The state of the tender and its bids when the administrator read them. If they have changed since, the award is
 * refused.
 */
@ArgsType()
export class SeenTender extends SeenBid {
  @Field(() => Int, {
    nullable: true,
    description: "The tender's version that the client read. A stale version is refused with CONFLICT.",
  })
  version?: number | null;

  @Field(() => [SeenLiveBid], {
    nullable: true,
    description:
      "All live bids of the tender that the client read. CONFLICT if the tender now has other live bids or revisions.",
  })
  seenBids?: SeenLiveBid[] | null;
}

@ArgsType()
export class AwardArgs extends SeenTender {
  @Field(() => [BidReasonInput], {
    nullable: true,
    description: "The reasons for rejecting the other bids, including bids that are already rejected.",
  })
  reasons?: BidReasonInput[] | null;

  @Field(() => String, { nullable: true, description: NEXT_STEPS })
  nextSteps?: string | null;
}
