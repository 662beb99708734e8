import { Bid } from "#api/bids/Bid.ts";
import { lockOwnBid } from "#api/bids/lockOwnBid.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Until the tender closes its company may withdraw a bid, and then bid again; what was submitted is kept. */
export async function withdrawBid({ db, user }: SignedIn, id: string): Promise<Bid> {
  return db.transaction(async (tx) => {
    const { bid, now } = await lockOwnBid(tx, user, id);
    return tx.save(Bid, Object.assign(bid, { withdrawnAt: now }));
  });
}
