import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";

import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { BidDraftInput } from "#api/bids/BidInput.ts";
import { deleteBidDraft } from "#api/bids/drafts/deleteBidDraft.ts";
import { findBidDraft, listBidDrafts, MOST_DRAFTS } from "#api/bids/drafts/bidDraft.reads.ts";
import { saveBidDraft } from "#api/bids/drafts/saveBidDraft.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { tenderOfBid } from "#api/tenders/findTender.ts";
import { Tender } from "#api/tenders/Tender.ts";

@Resolver(() => BidDraft)
export class BidDraftResolver {
  @Query(() => BidDraft, {
    nullable: true,
    description: "The signed-in user's own draft for a tender; null if there is none.",
  })
  @MayUse("partner", "bids:read")
  bidDraft(@Ctx() context: SignedIn, @Arg("tenderId", () => ID) tenderId: string) {
    return findBidDraft(context, tenderId);
  }

  @Query(() => [BidDraft], {
    description: `The signed-in user's own drafts, last saved first, at most ${MOST_DRAFTS}.`,
  })
  @MayUse("partner", "bids:read")
  myBidDrafts(@Ctx() context: SignedIn) {
    return listBidDrafts(context);
  }

  @Mutation(() => BidDraft, {
    description:
      "Saves a draft of a bid. Requires neither a company profile nor an open tender. Submitting or revising the bid deletes the draft.",
  })
  @MayUse("partner", "bids:write", { writes: "draft writes" })
  saveBidDraft(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID) tenderId: string,
    @Arg("input", () => BidDraftInput) input: BidDraftInput,
  ) {
    return saveBidDraft(context, tenderId, input);
  }

  @Mutation(() => BidDraft, {
    nullable: true,
    description: "Deletes the signed-in user's own draft and returns it; null if there was none.",
  })
  @MayUse("partner", "bids:write", { writes: "draft writes" })
  deleteBidDraft(@Ctx() context: SignedIn, @Arg("tenderId", () => ID) tenderId: string) {
    return deleteBidDraft(context, tenderId);
  }

  @FieldResolver(() => Tender, { nullable: true, description: "The draft's tender, even if it was deleted." })
  tender(@Ctx() context: SignedIn, @Root() { tenderId }: BidDraft) {
    return tenderOfBid(context, tenderId);
  }
}
