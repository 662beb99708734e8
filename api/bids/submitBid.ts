import type { EntityManager } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { submittedBidSchema } from "#api/bids/bid.rules.ts";
import type { BidInput } from "#api/bids/BidInput.ts";
import { storeTerms } from "#api/bids/storeTerms.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isUniqueViolation, refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { lockOpenTender } from "#api/tenders/lockOpenTender.ts";

/**
 * Spec §2 submit-bid. The bidder is the signed-in user: a companyId sent by the client is ignored. Refuses
 * PROFILE_REQUIRED, NOT_FOUND, TENDER_CLOSED, CONFLICT for a second live bid, and what createOnce and refuseTooManyTerms refuse.
 */
export async function submitBid(context: SignedIn, input: BidInput): Promise<Bid> {
  const { user, arrivedAt } = context;
  requireCompanyProfile(context);
  const { tenderId, ...terms } = valid(submittedBidSchema, input);
  return createOnce(context, {
    act: "submitBid",
    noun: "bid",
    owner: user.id,
    input,
    terms: { ...terms, tenderId: tenderId.toLowerCase() },
    async create(tx) {
      const { tender, countsAt, receivedAt } = await lockOpenTender(tx, tenderId, { knowsDrafts: user.isAdmin, arrivedAt });
      const bid = await storeTerms(tx, {
        row: "INSERT INTO bids (tender_id, tender_number, tender_title, company_id) VALUES ($7, $8, $9, $10)",
        parameters: [tenderId, tender.tenderNumber, tender.title, user.id],
        terms,
        submittedAt: countsAt,
        receivedAt,
      }).catch(secondBid);
      return { id: bid.id, created: bid };
    },
    read: readLiveBid,
  });
}

async function readLiveBid(tx: EntityManager, id: string) {
  const bid = await tx.findOneByOrFail(Bid, { id });
  if (bid.withdrawnAt) throw refusal("CONFLICT", "The bid that was submitted under this key has been withdrawn");
  return bid;
}

/** The unique index allows one live bid for each company and tender. */
function secondBid(error: unknown): never {
  throw isUniqueViolation(error, "bids_one_live_key") ? refusal("CONFLICT", "Your company already has a bid on this tender") : error;
}
