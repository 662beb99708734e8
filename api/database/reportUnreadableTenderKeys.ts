import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import type { WrappingKeys, WrappedKey } from "#api/core/encryption/wrappingKeys.ts";
import { unwrapTenderKey } from "#api/tenders/sealed/tenderKey.ts";

type SealedTender = WrappedKey & { tenderId: string; tenderNumber: string };

/**
 * Logs each sealed, unopened tender whose key this server cannot decrypt. Its bids can be neither submitted nor opened.
 */
export async function reportUnreadableTenderKeys({
  db,
  wrappingKeys,
  log,
}: {
  db: DataSource;
  wrappingKeys: WrappingKeys;
  log: Logger;
}) {
  const sealed = await db.query<SealedTender[]>(
    `SELECT tenders.id AS "tenderId", tender_number AS "tenderNumber", wrapped_key AS "wrappedKey", key_id AS "keyId"
       FROM tenders JOIN tender_seals ON tender_seals.tender_id = tenders.id WHERE tenders.sealed AND opened_at IS NULL ORDER BY tenders.id`,
  );
  for (const { tenderId, tenderNumber, ...wrapped } of sealed)
    if (!canUnwrap(wrappingKeys, tenderId, wrapped))
      log.error(
        { tender: tenderId, key: wrapped.keyId },
        `the key of the seal of tender ${tenderNumber} cannot be opened: set SEAL_KEY (or SEAL_KEY_OLD, or seal.key in DATA_DIR) to the key that it was sealed with`,
      );
}

function canUnwrap(wrappingKeys: WrappingKeys, tenderId: string, wrapped: WrappedKey) {
  try {
    return unwrapTenderKey(wrappingKeys, tenderId, wrapped).length > 0;
  } catch {
    return false;
  }
}
