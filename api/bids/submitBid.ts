import type { EntityManager } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { submittedBidSchema } from "#api/bids/bid.rules.ts";
import type { BidInput } from "#api/bids/BidInput.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { dropBidDraft } from "#api/bids/drafts/dropBidDraft.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { lockOpenTender } from "#api/tenders/lockOpenTender.ts";

/**
 * Spec §2 submit-bid. The bidder is the signed-in user: a companyId sent by the client is never trusted. A retry under
 * the same key answers the first try's bid. Refuses PROFILE_REQUIRED, NOT_FOUND, TENDER_CLOSED, and CONFLICT for a second live bid.
 */
export async function submitBid({ db, user, idempotencyKey }: SignedIn, input: BidInput): Promise<Bid> {
  await requireCompanyProfile(db.manager, user);
  const { tenderId, ...terms } = valid(submittedBidSchema, input);
  const key = retryKey(input.clientMutationId ?? idempotencyKey);
  const earlier = await bidOfKey(db.manager, user, tenderId, key);
  if (earlier) return earlier;
  try {
    return await db.transaction(async (tx) => {
      const { now } = await lockOpenTender(tx, tenderId, { knowsDrafts: user.isAdmin });
      const bid = await tx.save(Bid, { ...terms, tenderId, companyId: user.id, submittedAt: now, clientMutationId: key });
      await tx.insert(BidRevision, { ...terms, bidId: bid.id, revision: 1, submittedAt: now });
      await dropBidDraft(tx, user, tenderId);
      return tx.findOneByOrFail(Bid, { id: bid.id });
    });
  } catch (error) {
    return answerDuplicate(error, () => bidOfKey(db.manager, user, tenderId, key));
  }
}

/** The unique indexes decide: two tries of one key at once, or two bids of one company. */
async function answerDuplicate(error: unknown, firstTry: () => Promise<Bid | null>) {
  const sameKey = isUniqueViolation(error, "bids_client_mutation_id_key");
  if (!sameKey && !isUniqueViolation(error, "bids_one_live_key")) throw error;
  const bid = await firstTry();
  if (bid) return bid;
  throw refusal("CONFLICT", "Your company already has a bid on this tender");
}

async function bidOfKey(db: EntityManager, { id: companyId }: Viewer, tenderId: string, key: string | null) {
  const bid = key === null ? null : await db.findOneBy(Bid, { companyId, clientMutationId: key });
  if (bid && bid.tenderId !== tenderId.toLowerCase())
    throw refusal("CONFLICT", "This idempotency key belongs to a bid on another tender");
  return bid;
}

function retryKey(key: string | null | undefined) {
  if (key == null) return null;
  if (key.length < 1 || key.length > 200 || key.includes("\0"))
    throw badInput({ clientMutationId: "Must be from 1 to 200 characters" });
  return key;
}
