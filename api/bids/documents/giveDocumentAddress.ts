import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import { documentAddressSchema } from "#api/bids/documents/bidDocument.rules.ts";
import { documentKey, placeOfAddress } from "#api/bids/documents/documentKey.ts";
import { lockOwnBid } from "#api/bids/lockOwnBid.ts";
import { ownBid } from "#api/bids/sealed/ownBid.ts";
import { openText, sealText } from "#api/bids/sealed/sealedTerms.ts";
import { stampBids } from "#api/bids/stampBids.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { documentsUntil } from "#api/tenders/documents/documentsUntil.rules.ts";
import type { LockedTender, Taking } from "#api/tenders/lockOpenTender.ts";
import { readTenderKey } from "#api/tenders/tenderKey.ts";

interface Address {
  sha256: string;
  url: string;
  clientMutationId?: string | null;
}

const ADDRESSES: Taking = {
  takes: (tender, at) => at <= (documentsUntil(tender) ?? new Date(0)),
  refused: ({ cancelledAt }) => (cancelledAt ? "This tender was cancelled: addresses of documents are not taken any more" : "Addresses of documents were taken until 24 hours after the closing time"),
};

const keyOfSeal = (tx: EntityManager, { seal }: SignedIn, tender: LockedTender) => (tender.sealed && !tender.openedAt ? readTenderKey(tx, seal, tender.id) : null);

/**
 * Tells where a file is that a company's own live bid names; what was told before is kept. Refuses BAD_USER_INPUT, also for a file that the newest
 * revision does not name, NOT_FOUND, TENDER_CLOSED from 24 hours after the closing time on by the database's clock, CONFLICT for a withdrawn bid, and what createOnce refuses.
 */
export async function giveDocumentAddress(context: SignedIn, bidId: string, input: Address): Promise<Bid> {
  const { user, seal } = context;
  const { sha256, url } = valid(documentAddressSchema, input);
  const id = bidId.toLowerCase();
  const given = await createOnce(context, {
    act: "giveDocumentAddress",
    noun: "bid",
    owner: user.id,
    input,
    terms: { bidId: id, sha256, url },
    async create(tx) {
      const { bid, tender, countsAt } = await lockOwnBid(tx, context, bidId, ADDRESSES);
      const key = await keyOfSeal(tx, context, tender);
      const [named] = await tx.query<{ position: number; of: string }[]>(
        'SELECT position, document_key AS "of" FROM bid_documents WHERE bid_id = $1 AND revision = $2 AND (sha256 = $3 OR document_key = $4) ORDER BY position LIMIT 1',
        [bid.id, bid.revision, sha256, documentKey(sha256, key)],
      );
      if (!named) throw badInput({ sha256: "The newest revision of your bid names no file with this SHA-256" });
      const sealedUrl = key && sealText(key, { url }, placeOfAddress({ bidId: bid.id, documentKey: named.of }));
      await tx.query(
        "INSERT INTO bid_document_addresses (bid_id, document_key, url, sealed_url, given_at, given_by) VALUES ($1, $2, $3, $4, $5, $6)",
        [bid.id, named.of, key ? null : url, sealedUrl, countsAt, user.id],
      );
      await stampBids(tx, [bid.id]);
      // The position would tell administrators how many files a sealed bid has.
      const after = { revision: bid.revision, ...(!key && { document: named.position }) };
      await recordEvent(tx, context, { act: "giveDocumentAddress", subject: "bid", subjectId: bid.id, tenderId: bid.tenderId, after });
      return { id: bid.id, hasFingerprint: key === null };
    },
    hasSameTerms: async (tx, first) => first === id && (await givenBefore(tx, seal, { bidId: id, sha256, url })),
    async read(tx, first) {
      const bid = await tx.findOneByOrFail(Bid, { id: first });
      if (bid.withdrawnAt) throw refusal("CONFLICT", "This bid has been withdrawn");
      return bid;
    },
  });
  return ownBid(context, given);
}

/** Whether this address was given to this file of a bid that was sealed then. */
async function givenBefore(tx: EntityManager, seal: SignedIn["seal"], { bidId, sha256, url }: Address & { bidId: string }) {
  const [bid] = await tx.query<{ tenderId: string }[]>('SELECT tender_id AS "tenderId" FROM bids WHERE id = $1', [bidId]);
  const key = await readTenderKey(tx, seal, bid!.tenderId);
  const of = documentKey(sha256, key);
  const given = await tx.query<{ sealedUrl: string }[]>('SELECT sealed_url AS "sealedUrl" FROM bid_document_addresses WHERE bid_id = $1 AND document_key = $2 AND sealed_url IS NOT NULL', [bidId, of]);
  return given.some(({ sealedUrl }) => (openText(key, sealedUrl, placeOfAddress({ bidId, documentKey: of })) as { url: string }).url === url);
}
