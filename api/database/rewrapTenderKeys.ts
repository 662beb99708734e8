import type { DataSource } from "typeorm";

import type { WrappingKeys, WrappedKey } from "#api/core/encryption/wrappingKeys.ts";
import { placeOfKey, unwrapTenderKey } from "#api/tenders/sealed/tenderKey.ts";

type Stored = WrappedKey & { tenderId: string };

/**
 * Encrypts (wraps) the keys of all sealed tenders with the current wrapping key. The tender keys themselves do not
 * change, so bids can be submitted meanwhile. Throws and changes nothing if a tender key cannot be unwrapped.
 * @returns the number of tender keys that were wrapped by another wrapping key before
 */
export async function rewrapTenderKeys(db: DataSource, wrappingKeys: WrappingKeys) {
  return db.transaction(async (tx) => {
    const stored = await tx.query<Stored[]>(
      'SELECT tender_id AS "tenderId", wrapped_key AS "wrappedKey", key_id AS "keyId" FROM tender_seals WHERE key_id IS DISTINCT FROM $1 ORDER BY tender_id FOR UPDATE',
      [wrappingKeys.currentId()],
    );
    for (const { tenderId, ...wrapped } of stored) {
      const { wrappedKey, keyId } = wrappingKeys.wrap(
        unwrapTenderKey(wrappingKeys, tenderId, wrapped),
        placeOfKey(tenderId),
      );
      await tx.query("UPDATE tender_seals SET wrapped_key = $2, key_id = $3 WHERE tender_id = $1", [
        tenderId,
        wrappedKey,
        keyId,
      ]);
    }
    return stored.length;
  });
}
