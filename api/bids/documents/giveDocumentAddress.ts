import type { EntityManager } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { documentAddressSchema } from "#api/bids/documents/bidDocument.rules.ts";
import { storeAddresses } from "#api/bids/documents/storeAddresses.ts";
import { documentKey, placeOfAddress, decryptTerms } from "#api/bids/sealed/termsEncryption.ts";
import { lockOwnBid } from "#api/bids/submission/lockOwnBid.ts";
import { bidWithOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import type { LockedTender } from "#api/tenders/lockOpenTender.ts";
import { readTenderKey } from "#api/tenders/sealed/tenderKey.ts";

interface Address {
  sha256: string;
  url: string;
  clientMutationId?: string | null;
}

/** Reads the tender key of a sealed tender that was not opened yet; null for any other tender. */
export const keyIfSealed = (tx: EntityManager, { wrappingKeys }: SignedIn, tender: LockedTender) =>
  tender.sealed && !tender.openedAt ? readTenderKey(tx, wrappingKeys, tender.id) : null;

/**
 * Stores the URL of a file that the company's own live bid names. Earlier URLs stay stored. Refuses BAD_USER_INPUT
 * (also for a file that the newest revision does not name), NOT_FOUND, CONFLICT for a withdrawn bid, TENDER_CLOSED
 * later than 24 hours after the closing time by the database's clock, and all that createOnce refuses.
 */
export async function giveDocumentAddress(context: SignedIn, bidId: string, input: Address): Promise<Bid> {
  const { user, wrappingKeys } = context;
  const { sha256, url } = valid(documentAddressSchema, input);
  const id = bidId.toLowerCase();
  const given = await createOnce(context, {
    act: "giveDocumentAddress",
    noun: "bid",
    owner: user.id,
    input,
    terms: { bidId: id, sha256, url },
    async create(tx) {
      const { bid, tender, countsAt } = await lockOwnBid(tx, context, bidId, "giveDocumentAddress");
      const key = await keyIfSealed(tx, context, tender);
      const [named] = await tx.query<{ position: number; of: string }[]>(
        'SELECT position, document_key AS "of" FROM bid_documents WHERE bid_id = $1 AND revision = $2 AND (sha256 = $3 OR document_key = $4) ORDER BY position LIMIT 1',
        [bid.id, bid.revision, sha256, documentKey(sha256, key)],
      );
      if (!named) throw badInput({ sha256: "The newest revision of your bid names no file with this SHA-256" });
      const address = { documentKey: named.of, position: named.position, url };
      await storeAddresses(tx, context, { bid, key, givenAt: countsAt }, [address]);
      return { id: bid.id, hasFingerprint: key === null };
    },
    hasSameTerms: async (tx, first) =>
      first === id && (await givenBefore(tx, wrappingKeys, { bidId: id, sha256, url })),
    async read(tx, first) {
      const bid = await tx.findOneByOrFail(Bid, { id: first });
      if (bid.withdrawnAt) throw refusal("CONFLICT", "This bid has been withdrawn");
      return bid;
    },
  });
  return bidWithOwnTerms(context, given);
}

/** True if the company gave this URL for this file while the bid was sealed. Such URLs are stored encrypted. */
async function givenBefore(
  tx: EntityManager,
  wrappingKeys: SignedIn["wrappingKeys"],
  { bidId, sha256, url }: Address & { bidId: string },
) {
  const [bid] = await tx.query<{ tenderId: string }[]>('SELECT tender_id AS "tenderId" FROM bids WHERE id = $1', [
    bidId,
  ]);
  const key = await readTenderKey(tx, wrappingKeys, bid!.tenderId);
  const of = documentKey(sha256, key);
  const given = await tx.query<{ sealedUrl: string }[]>(
    'SELECT sealed_url AS "sealedUrl" FROM bid_document_addresses WHERE bid_id = $1 AND document_key = $2 AND sealed_url IS NOT NULL',
    [bidId, of],
  );
  return given.some(
    ({ sealedUrl }) =>
      (decryptTerms(key, sealedUrl, placeOfAddress({ bidId, documentKey: of })) as { url: string }).url === url,
  );
}
