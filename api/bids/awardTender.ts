import { IsNull, Not } from "typeorm";

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
export async function awardTender({ db, user }: SignedIn, tenderId: string, bidId: string, seen: SeenTender = {}): Promise<Tender> {
  return db.transaction(async (tx) => {
    const { tender, now } = await lockDecidableTender(tx, tenderId);
    refuseStaleEdit("tender", tender.version, seen.version);
    const bid = await lockLiveBid(tx, tender.id, bidId);
    refuseUnseen(bid, seen, "accepted");
    await refuseUnseenBids(tx, tender.id, seen.seenBids);
    // Reject the others first: the database allows one accepted bid per tender.
    await tx.update(
      BidRow,
      { tenderId: tender.id, id: Not(bid.id), status: Not("rejected"), withdrawnAt: IsNull() },
      { status: "rejected", decidedAt: now, decidedBy: user.id },
    );
    await saveDecision(tx, bid, "accepted", { user, now });
    return saveTender(tx, Object.assign(tender, { status: "awarded" }));
  });
}
