import { randomBytes } from "node:crypto";

import type { DataSource } from "typeorm";

/**
 * Ends what a restored backup must not bring back, in one transaction: every session, the stored key of the session cookie
 * (replaced; SESSION_SECRET, if set, is not stored here), the counts of rate limits and the known addresses; changes of tenders
 * count from here. Call it before a process serves.
 */
export const afterRestore = (db: DataSource) =>
  db.transaction(async (tx) => {
    await tx.query("UPDATE secrets SET value = $1 WHERE name = 'session'", [randomBytes(32).toString("base64url")]);
    // A browser may have seen later revisions than the backup's.
    await tx.query("UPDATE tender_revision SET revision = revision + 1, known_since = revision + 1");
    for (const table of ["sessions", "rate_limits", "known_addresses"]) await tx.query(`DELETE FROM ${table}`);
  });
