import { recordChange } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bid.rules.ts";
import type { SeenBid } from "#api/bids/BidInput.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { lockDecidableTender } from "#api/bids/lockDecidableTender.ts";
import { lockLiveBid } from "#api/bids/lockLiveBid.ts";
import { refuseUnseen } from "#api/bids/refuseUnseen.ts";
import { saveDecision } from "#api/bids/saveDecision.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/**
 * Accepts or rejects a bid once its tender no longer accepts bids; `pending` undoes a decision. Refuses NOT_FOUND, and
 * CONFLICT for a withdrawn bid, for a second accepted bid, and for a bid that differs from `seen`.
 */
export async function decideBid(context: SignedIn, id: string, status: BidStatus, seen: SeenBid = {}): Promise<Bid> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    const found = isId(id) ? await tx.findOneBy(BidRow, { id }) : null;
    if (!found) throw notFound("Bid");
    const { now } = await lockDecidableTender(tx, found.tenderId, user.id);
    const bid = await lockLiveBid(tx, found.tenderId, id);
    refuseUnseen(bid, seen, status);
    await saveDecision(tx, bid, status, { user, now });
    const decided = await tx.findOneByOrFail(Bid, { id: bid.id });
    return recordChange(tx, context, { act: "decideBid", subject: "bid", tenderId: bid.tenderId }, bid, decided);
  });
}
