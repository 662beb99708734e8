import { refuseUnseenAddenda, validAddendaSeen } from "#api/bids/addenda/refuseUnseenAddenda.ts";
import type { Bid } from "#api/bids/Bid.ts";
import type { BidRow } from "#api/bids/BidRow.ts";
import { bidSchema } from "#api/bids/bid.rules.ts";
import type { BidRevisionInput } from "#api/bids/BidInput.ts";
import { bidDocuments } from "#api/bids/documents/bidDocument.rules.ts";
import { deliverUploaded } from "#api/bids/documents/deliverUploaded.ts";
import { lockOwnBid } from "#api/bids/submission/lockOwnBid.ts";
import { refuseInPhase } from "#api/tenders/lifecycle/refuseInPhase.ts";
import { storeTerms } from "#api/bids/submission/storeTerms.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import { validWithRows } from "#api/core/rules/valid.ts";
import { readTenderKey } from "#api/tenders/sealed/tenderKey.ts";

/**
 * Revises a company's own bid, until its tender closes. The terms are stored as a new revision; the old ones stay
 * readable. A decision on the bid is undone, because it was about the old terms. Such a decision exists only if the
 * tender was closed and accepts bids again.
 */
export async function reviseBid(context: SignedIn, id: string, input: BidRevisionInput): Promise<Bid> {
  const { documents, ...terms } = validWithRows(bidSchema, bidDocuments, input);
  const addendaSeen = validAddendaSeen(input);
  return context.db.transaction(async (tx) => {
    const { bid, tender, countsAt, receivedAt } = await lockOwnBid(tx, context, id, "reviseBid");
    refuseStaleEdit("bid", bid.revision, input.revision);
    if (context.user.isAdmin) refuseInPhase("reviseBid", "biddingAdministrator", tender, receivedAt);
    refuseUnseenAddenda(tender, addendaSeen);
    const tenderKey = tender.sealed ? await readTenderKey(tx, context.wrappingKeys, tender.id) : null;
    const revised = await storeTerms(tx, {
      actor: context,
      act: "reviseBid",
      tender,
      bidId: bid.id,
      revision: bid.revision + 1,
      before: { status: bid.status, revision: bid.revision, ...(bid.decidedAt && decisionOf(bid)) },
      ...(bid.decidedAt && { after: { decidedAt: null, decidedBy: null } }),
      row: "UPDATE bids SET revision = revision + 1, status = 'pending', decided_at = NULL, decided_by = NULL WHERE id = $9",
      parameters: [bid.id],
      terms,
      documents,
      tenderKey,
      submittedAt: countsAt,
      receivedAt,
    });
    if (documents.length > 0) await deliverUploaded(tx, context, { bid: revised, key: tenderKey, givenAt: countsAt });
    return revised;
  });
}

const decisionOf = ({ decidedAt, decidedBy }: Pick<BidRow, "decidedAt" | "decidedBy">) => ({ decidedAt, decidedBy });
