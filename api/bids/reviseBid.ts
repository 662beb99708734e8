import { Bid } from "#api/bids/Bid.ts";
import { bidSchema } from "#api/bids/bid.rules.ts";
import type { BidRevisionInput } from "#api/bids/BidInput.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { dropBidDraft } from "#api/bids/drafts/dropBidDraft.ts";
import { lockOwnBid } from "#api/bids/lockOwnBid.ts";
import { UNDECIDED } from "#api/bids/undecided.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { valid } from "#api/core/rules/valid.ts";

/**
 * Revises a company's own bid until its tender closes. The bid gets the new terms; the old ones stay readable as a revision.
 * A decision on the old terms, made before the tender was opened again, is undone.
 */
export async function reviseBid({ db, user }: SignedIn, id: string, input: BidRevisionInput): Promise<Bid> {
  const terms = valid(bidSchema, input);
  return db.transaction(async (tx) => {
    const { bid, now } = await lockOwnBid(tx, user, id);
    refuseStaleEdit("bid", bid.revision, input.revision);
    const revision = bid.revision + 1;
    await tx.insert(BidRevision, { ...terms, bidId: id, revision, submittedAt: now });
    await dropBidDraft(tx, user, bid.tenderId);
    return tx.save(Bid, Object.assign(bid, terms, { documentsUrl: terms.documentsUrl ?? null, revision, submittedAt: now }, UNDECIDED));
  });
}
