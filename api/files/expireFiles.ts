import type { DataSource } from "typeorm";

import { UNNAMED_DAYS, UPLOAD_DAYS } from "#api/files/file.rules.ts";
import { DRAFTED, NAMED } from "#api/files/namedFiles.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";

const EXPIRED = `
  UPDATE files SET state = 'expired'
   WHERE id IN (SELECT id FROM files WHERE state = 'uploading' AND started_at < clock_timestamp() - interval '${UPLOAD_DAYS} days'
                 UNION ALL
                SELECT id FROM files WHERE state = 'kept' AND unnamed_since < clock_timestamp() - interval '${UNNAMED_DAYS} days' AND NOT ${NAMED})`;

/**
 * Sets `unnamed_since` of each whole file for which neither NAMED nor DRAFTED holds. Clears `unnamed_since` when one of
 * the two conditions holds again.
 */
const NOTED = `
  UPDATE files SET unnamed_since = CASE WHEN unnamed_since IS NULL THEN clock_timestamp() END
   WHERE state = 'kept' AND (unnamed_since IS NULL) <> (${NAMED} OR ${DRAFTED})`;

/**
 * Deletes the rows of refused and expired files of users whose personal data was erased, because the names of the files
 * are personal data. A file with a virus that a submitted bid names stays, as the bid does.
 */
const OF_ERASED = `
  DELETE FROM files WHERE state IN ('refused', 'expired') AND owner_id IN (SELECT id FROM users WHERE erased_at IS NOT NULL) AND NOT ${NAMED}`;

/**
 * Ends uploads that were not completed within UPLOAD_DAYS. Deletes whole files that no tender and no submitted bid has
 * named for UNNAMED_DAYS, unless their company has a draft of a bid on the tender. Deletes the bytes of all refused and
 * expired files that are still in the store, for example after a crash. Several processes may run this at the same
 * time.
 */
export async function expireFiles(db: DataSource, store: FileStore) {
  await db.query(NOTED);
  await db.query(EXPIRED);
  const stored = await store.ids();
  const ended = await db.query<{ id: string }[]>(
    "SELECT id FROM files WHERE state IN ('refused', 'expired') AND id::text = ANY ($1)",
    [stored],
  );
  for (const { id } of ended) await store.remove(id);
  await db.query(OF_ERASED);
}
