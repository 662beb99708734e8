import { IsNull, Not } from "typeorm";

import { type NewEvent, recordEvent } from "#api/audit/recordEvent.ts";
import type { SeenTender } from "#api/bids/BidInput.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { lockDecidableTender } from "#api/bids/lockDecidableTender.ts";
import { lockLiveBid } from "#api/bids/lockLiveBid.ts";
import { refuseUnseen } from "#api/bids/refuseUnseen.ts";
import { refuseUnseenBids } from "#api/bids/refuseUnseenBids.ts";
import { saveDecision } from "#api/bids/saveDecision.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { saveTender } from "#api/tenders/saveTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/**
 * Accepts one bid, rejects the tender's other live bids (an already accepted one too) and awards the tender, in one transaction.
 * Refuses NOT_FOUND, and CONFLICT for a withdrawn bid or if the tender, the bid or a live bid differs from `seen`.
 */
export async function awardTender(context: SignedIn, tenderId: string, bidId: string, seen: SeenTender = {}): Promise<Tender> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    const { tender, now } = await lockDecidableTender(tx, tenderId, user.id);
    refuseStaleEdit("tender", tender.version, seen.version);
    const bid = await lockLiveBid(tx, tender.id, bidId);
    refuseUnseen(bid, seen, "accepted");
    await refuseUnseenBids(tx, tender.id, seen.seenBids);
    // Reject the others first: the database allows one accepted bid per tender.
    const others = await tx
      .createQueryBuilder()
      .update(BidRow)
      .set({ status: "rejected", decidedAt: now, decidedBy: user.id })
      .where({ tenderId: tender.id, id: Not(bid.id), status: Not("rejected"), withdrawnAt: IsNull() })
      .returning("id")
      .execute();
    await saveDecision(tx, bid, "accepted", { user, now });
    const decided = (id: string, status: string): NewEvent => ({ act: "awardTender", subject: "bid", subjectId: id, tenderId: tender.id, after: { status, decidedAt: now, decidedBy: user.id } });
    await recordEvent(
      tx,
      context,
      { act: "awardTender", subject: "tender", subjectId: tender.id, before: { status: tender.status }, after: { status: "awarded" } },
      decided(bid.id, "accepted"),
      ...(others.raw as { id: string }[]).map(({ id }) => decided(id, "rejected")),
    );
    return saveTender(tx, Object.assign(tender, { status: "awarded" }));
  });
}
