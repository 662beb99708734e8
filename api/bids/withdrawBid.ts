import { Bid } from "#api/bids/Bid.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { lockOwnBid } from "#api/bids/lockOwnBid.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Withdraws a company's own bid until its tender closes; the company may then bid again. The submitted terms are kept. */
export async function withdrawBid(context: SignedIn, id: string): Promise<Bid> {
  return context.db.transaction(async (tx) => {
    const { bid, countsAt } = await lockOwnBid(tx, context, id);
    await tx.update(BidRow, { id: bid.id }, { withdrawnAt: countsAt });
    return tx.findOneByOrFail(Bid, { id: bid.id });
  });
}
