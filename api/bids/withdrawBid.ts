import { Bid } from "#api/bids/Bid.ts";
import { lockOwnBid } from "#api/bids/lockOwnBid.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Withdraws a company's own bid until its tender closes; the company may then bid again. The submitted terms are kept. */
export async function withdrawBid({ db, user }: SignedIn, id: string): Promise<Bid> {
  return db.transaction(async (tx) => {
    const { bid, now } = await lockOwnBid(tx, user, id);
    return tx.save(Bid, Object.assign(bid, { withdrawnAt: now }));
  });
}
