import type { EntityManager } from "typeorm";

import { placeOfAddress, decryptTerms } from "#api/bids/sealed/termsEncryption.ts";
import type { WrappingKeys } from "#api/core/encryption/wrappingKeys.ts";
import { readTenderKeys } from "#api/tenders/sealed/tenderKey.ts";

interface SealedAddress {
  id: string;
  bidId: string;
  documentKey: string;
  sealedUrl: string;
  tenderId: string;
}

/**
 * Reads all URLs that a company has given for files of its sealed bids, by the id of the row in
 * `bid_document_addresses`.
 */
export async function readOwnAddresses(db: Pick<EntityManager, "query">, wrappingKeys: WrappingKeys, userId: string) {
  const sealed = await db.query<SealedAddress[]>(
    `SELECT given.id, bid_id AS "bidId", document_key AS "documentKey", sealed_url AS "sealedUrl", bids.tender_id AS "tenderId"
       FROM bid_document_addresses AS given JOIN bids ON bids.id = bid_id WHERE bids.company_id = $1 AND url IS NULL`,
    [userId],
  );
  const keys = await readTenderKeys(
    db,
    wrappingKeys,
    sealed.map(({ tenderId }) => tenderId),
  );
  return new Map(
    sealed.map((address) => [
      address.id,
      (decryptTerms(keys.get(address.tenderId)!, address.sealedUrl, placeOfAddress(address)) as { url: string }).url,
    ]),
  );
}
