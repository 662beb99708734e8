import type { EntityManager } from "typeorm";

import { placeOfAddress } from "#api/bids/documents/documentKey.ts";
import { openText } from "#api/bids/sealed/sealedTerms.ts";
import type { SealKeys } from "#api/core/seal/sealKeys.ts";
import { readTenderKeys } from "#api/tenders/tenderKey.ts";

interface SealedAddress {
  id: string;
  bidId: string;
  documentKey: string;
  sealedUrl: string;
  tenderId: string;
}

/** The addresses that a company has given to documents of its sealed bids, all that there ever were, by the ids of their rows. */
export async function readOwnAddresses(db: Pick<EntityManager, "query">, seal: SealKeys, userId: string) {
  const sealed = await db.query<SealedAddress[]>(
    `SELECT given.id, bid_id AS "bidId", document_key AS "documentKey", sealed_url AS "sealedUrl", bids.tender_id AS "tenderId"
       FROM bid_document_addresses AS given JOIN bids ON bids.id = bid_id WHERE bids.company_id = $1 AND url IS NULL`,
    [userId],
  );
  const keys = await readTenderKeys(db, seal, sealed.map(({ tenderId }) => tenderId));
  return new Map(sealed.map((address) => [address.id, (openText(keys.get(address.tenderId)!, address.sealedUrl, placeOfAddress(address)) as { url: string }).url]));
}
