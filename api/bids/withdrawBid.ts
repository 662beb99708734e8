import { Bid } from "#api/bids/Bid.ts";
import { holdOwnBid } from "#api/bids/holdOwnBid.ts";
import type { SignedIn } from "#api/core/context.ts";

/** Until the tender closes its company may withdraw a bid, and then bid again; what was submitted is kept. */
export async function withdrawBid({ db, user }: SignedIn, id: string): Promise<Bid> {
  return db.transaction(async (tx) => {
    const { bid, now } = await holdOwnBid(tx, user, id);
    return tx.save(Bid, Object.assign(bid, { withdrawnAt: now }));
  });
}
