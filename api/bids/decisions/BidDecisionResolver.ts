import { Arg, Args, Ctx, ID, Mutation, Resolver } from "type-graphql";

import { Bid, BidStatusEnum } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import { awardTender } from "#api/bids/decisions/awardTender.ts";
import { decideBid } from "#api/bids/decisions/decideBid.ts";
import { AwardArgs, DecisionArgs } from "#api/bids/decisions/DecisionInput.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { Tender } from "#api/tenders/Tender.ts";

@Resolver()
export class BidDecisionResolver {
  @Mutation(() => Bid, {
    description:
      "Administrators only. Accepts or rejects the bid; `pending` undoes a decision. The mail to the company is sent after 60 seconds; a decision that is undone before is not mailed. CONFLICT while the tender accepts bids, and after it was awarded.",
  })
  @MayUse("admin", "bids:decide", { writes: "decision writes" })
  decideBid(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("status", () => BidStatusEnum, { description: "The decision." }) status: BidStatus,
    @Args(() => DecisionArgs) { reason, nextSteps, ...seen }: DecisionArgs,
  ) {
    return decideBid(context, id, { status, reason, nextSteps, seen });
  }

  @Mutation(() => Tender, {
    description:
      "Administrators only. Accepts this bid, rejects the tender's other live bids and awards the tender, in one transaction. CONFLICT while the tender accepts bids.",
  })
  @MayUse("admin", "bids:decide", { writes: "decision writes" })
  awardTender(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID) tenderId: string,
    @Arg("bidId", () => ID) bidId: string,
    @Args(() => AwardArgs) { reasons, nextSteps, ...seen }: AwardArgs,
  ) {
    return awardTender(context, tenderId, bidId, { reasons, nextSteps, seen });
  }
}
