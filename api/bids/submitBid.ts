import type { EntityManager } from "typeorm";

import { refuseUnseenAddenda, validAddendaSeen } from "#api/bids/addenda/refuseUnseenAddenda.ts";
import { Bid } from "#api/bids/Bid.ts";
import { submittedBidSchema } from "#api/bids/bid.rules.ts";
import type { BidInput } from "#api/bids/BidInput.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { bidDocuments } from "#api/bids/documents/bidDocument.rules.ts";
import { deliverUploaded } from "#api/bids/documents/deliverUploaded.ts";
import { readDocuments, documentsIfAny } from "#api/bids/documents/readDocuments.ts";
import { readOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { storeTerms } from "#api/bids/submission/storeTerms.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import { createOnce, fingerprintOf } from "#api/core/database/createOnce.ts";
import { uuidAt } from "#api/core/database/uuidAt.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isUniqueViolation, refusal } from "#api/core/rules/refusal.ts";
import { validWithRows } from "#api/core/rules/valid.ts";
import { lockOpenTender } from "#api/tenders/lockOpenTender.ts";
import { readTenderKey } from "#api/tenders/sealed/tenderKey.ts";
import { lifecycleRefusal } from "#api/tenders/lifecycle/refuseInPhase.ts";

/**
 * Spec §2 submit-bid. The bidder is the signed-in user: a companyId sent by the client is ignored. Refuses
 * PROFILE_REQUIRED, NOT_FOUND, TENDER_CLOSED, FORBIDDEN for an administrator on a sealed tender, CONFLICT for a second
 * live bid and for an addendum that the bidder has not read, and all that createOnce and refuseTooManyTerms refuse.
 */
export async function submitBid(context: SignedIn, input: BidInput): Promise<Bid> {
  const { user, wrappingKeys, arrivedAt } = context;
  requireCompanyProfile(context);
  const { tenderId, documents, ...terms } = validWithRows(submittedBidSchema, bidDocuments, input);
  const addendaSeen = validAddendaSeen(input);
  return createOnce(context, {
    act: "submitBid",
    noun: "bid",
    owner: user.id,
    input,
    terms: { ...terms, ...documentsIfAny(documents), tenderId: tenderId.toLowerCase() },
    async create(tx) {
      const { tender, countsAt, receivedAt } = await lockOpenTender(tx, tenderId, {
        knowsDrafts: user.isAdmin,
        arrivedAt,
      });
      refuseUnseenAddenda(tender, addendaSeen);
      // Choose the id before the bid is stored, because the receipt and the encrypted terms contain the id.
      const bidId = uuidAt(countsAt);
      const tenderKey = tender.sealed ? await readTenderKey(tx, wrappingKeys, tender.id) : null;
      const bid = await storeTerms(tx, {
        actor: context,
        act: "submitBid",
        tender,
        bidId,
        revision: 1,
        row: "INSERT INTO bids (id, tender_id, tender_number, tender_title, company_id) VALUES ($9, $10, $11, $12, $13)",
        parameters: [bidId, tenderId, tender.tenderNumber, tender.title, user.id],
        terms,
        documents,
        tenderKey,
        submittedAt: countsAt,
        receivedAt,
      }).catch(secondBid);
      if (documents.length > 0) await deliverUploaded(tx, context, { bid, key: tenderKey, givenAt: countsAt });
      // Store no fingerprint of a sealed bid. With a fingerprint, anyone with access to the database could test guesses
      // of the terms.
      return { id: bid.id, created: bid, hasFingerprint: !tender.sealed };
    },
    async read(tx, id) {
      const bid = await readLiveBid(tx, id);
      const [own] = bid.isSealed
        ? (await readOwnTerms(tx, wrappingKeys, user.id, [{ bidId: id, revision: bid.revision }])).values()
        : [];
      return Object.assign(bid, own);
    },
    async hasSameTerms(tx, id) {
      const first = await tx.findOneByOrFail(BidRevision, { bidId: id, revision: 1 });
      const { tenderId: ofTender } = await tx.findOneByOrFail(BidRow, { id });
      const [own = first] =
        first.bidAmount === null
          ? (await readOwnTerms(tx, wrappingKeys, user.id, [{ bidId: id, revision: 1 }])).values()
          : [];
      const { bidAmount, technicalProposal, timelineDays, documentsUrl } = own;
      const named = documentsIfAny(
        (await readDocuments(tx, wrappingKeys, user.id, [{ bidId: id, revision: 1 }])).get(`${id} 1`),
      );
      return (
        fingerprintOf({ bidAmount, technicalProposal, timelineDays, documentsUrl, ...named, tenderId: ofTender }) ===
        fingerprintOf({ ...terms, ...documentsIfAny(documents), tenderId: tenderId.toLowerCase() })
      );
    },
  });
}

async function readLiveBid(tx: EntityManager, id: string) {
  const bid = await tx.findOneByOrFail(Bid, { id });
  if (bid.withdrawnAt) throw refusal("CONFLICT", "The bid that was submitted under this key has been withdrawn");
  return bid;
}

/** Refuses CONFLICT for a company's second live bid on a tender, which violates a unique index. */
function secondBid(error: unknown): never {
  throw isUniqueViolation(error, "bids_one_live_key") ? lifecycleRefusal("SECOND_BID", {}) : error;
}
