import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";

import { Bid } from "#api/bids/Bid.ts";
import { bidRowsById } from "#api/bids/bid.reads.ts";
import { documentsIn } from "#api/bids/documents/readDocuments.ts";
import { BidReceipt, BidReceiptVerification } from "#api/bids/receipts/BidReceipt.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { receiptOf } from "#api/bids/receipts/receiptOf.ts";
import { verifyBidReceipt } from "#api/bids/receipts/verifyBidReceipt.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

@Resolver(() => Bid)
export class BidReceiptResolver {
  @Query(() => BidReceiptVerification, {
    description:
      "Checks a receipt of the signed-in user's own bid; administrators may check any, but get CONFLICT for a sealed bid. Ignores case and surrounding blanks. An unknown receipt does not match.",
  })
  @MayUse("partner", "bids:read")
  verifyBidReceipt(
    @Ctx() context: SignedIn,
    @Arg("receiptNumber", () => String, { description: "The receipt number, AX-XXXXX-XXXXX." }) receiptNumber: string,
    @Arg("sha256", () => String, { description: "The SHA-256 as the receipt shows it." }) sha256: string,
  ) {
    return verifyBidReceipt(context, receiptNumber, sha256);
  }

  @FieldResolver(() => BidReceipt, {
    nullable: true,
    description: "The receipt of the newest revision; null while the bid is sealed, except for its company.",
  })
  async receipt(@Ctx() context: SignedIn, @Root() bid: Bid) {
    const { id: bidId, revision, documentsCount } = bid;
    return receiptOf(bid, bid, await documentsIn(context, { bidId, revision, documentsCount }));
  }
}

@Resolver(() => BidRevision)
export class BidRevisionReceiptResolver {
  @FieldResolver(() => BidReceipt, {
    nullable: true,
    description: "The receipt of this revision; null while the bid is sealed, except for its company.",
  })
  async receipt(@Ctx() context: SignedIn, @Root() kept: BidRevision) {
    return receiptOf(await loadBatched(context, bidRowsById, kept.bidId), kept, await documentsIn(context, kept));
  }
}
