import type { DataSource } from "typeorm";

import type { SealKeys, WrappedKey } from "#api/core/seal/sealKeys.ts";
import { placeOfKey, unwrapTenderKey } from "#api/tenders/tenderKey.ts";

type Stored = WrappedKey & { tenderId: string };

/**
 * Wraps the keys of all tenders by the current key. The keys themselves stay, so that bids can be submitted meanwhile. Throws if one
 * cannot be unwrapped; nothing is changed then.
 * @returns the number of keys that were wrapped by another key
 */
export async function rewrapSeals(db: DataSource, seal: SealKeys) {
  return db.transaction(async (tx) => {
    const stored = await tx.query<Stored[]>(
      'SELECT tender_id AS "tenderId", wrapped_key AS "wrappedKey", key_id AS "keyId" FROM tender_seals WHERE key_id IS DISTINCT FROM $1 ORDER BY tender_id FOR UPDATE',
      [seal.currentId()],
    );
    for (const { tenderId, ...wrapped } of stored) {
      const { wrappedKey, keyId } = seal.wrap(unwrapTenderKey(seal, tenderId, wrapped), placeOfKey(tenderId));
      await tx.query("UPDATE tender_seals SET wrapped_key = $2, key_id = $3 WHERE tender_id = $1", [tenderId, wrappedKey, keyId]);
    }
    return stored.length;
  });
}
