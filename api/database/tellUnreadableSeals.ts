import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import type { SealKeys, WrappedKey } from "#api/core/seal/sealKeys.ts";
import { unwrapTenderKey } from "#api/tenders/tenderKey.ts";

type SealedTender = WrappedKey & { tenderId: string; tenderNumber: string };

/** Logs each sealed, unopened tender whose key this server cannot unwrap: its bids can be neither submitted nor opened. */
export async function tellUnreadableSeals({ db, seal, log }: { db: DataSource; seal: SealKeys; log: Logger }) {
  const sealed = await db.query<SealedTender[]>(
    `SELECT tenders.id AS "tenderId", tender_number AS "tenderNumber", wrapped_key AS "wrappedKey", key_id AS "keyId"
       FROM tenders JOIN tender_seals ON tender_seals.tender_id = tenders.id WHERE tenders.sealed AND opened_at IS NULL ORDER BY tenders.id`,
  );
  for (const { tenderId, tenderNumber, ...wrapped } of sealed)
    if (!canUnwrap(seal, tenderId, wrapped))
      log.error({ tender: tenderId, key: wrapped.keyId }, `the key of the seal of tender ${tenderNumber} cannot be opened: set SEAL_KEY (or SEAL_KEY_OLD, or seal.key in DATA_DIR) to the key that it was sealed with`);
}

function canUnwrap(seal: SealKeys, tenderId: string, wrapped: WrappedKey) {
  try {
    return unwrapTenderKey(seal, tenderId, wrapped).length > 0;
  } catch {
    return false;
  }
}
