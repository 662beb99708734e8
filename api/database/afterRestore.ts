import { randomBytes } from "node:crypto";

import type { DataSource } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";

/**
 * Ends what a restored backup must not bring back, in one transaction: every session, the stored key of the session cookie
 * (replaced; SESSION_SECRET, if set, is not stored here), the counts of rate limits, the known addresses and devices, mailed links and the
 * approvals of openings; changes of tenders count from here. The audit trail tells of it. Call it before a process serves.
 */
export const afterRestore = (db: DataSource) =>
  db.transaction(async (tx) => {
    await tx.query("UPDATE secrets SET value = $1 WHERE name = 'session'", [randomBytes(32).toString("base64url")]);
    await recordEvent(tx, { requestId: "restore", address: "local" }, { act: "restore" });
    // They cannot be read with the new key, and their links are void.
    await tx.query("DELETE FROM outgoing_mails WHERE is_secret AND sent_at IS NULL");
    // A browser may have seen later revisions than the backup's.
    await tx.query("UPDATE tender_revision SET revision = revision + 1, known_since = revision + 1");
    for (const table of ["sessions", "rate_limits", "known_addresses", "known_devices", "account_tokens", "opening_approvals"]) await tx.query(`DELETE FROM ${table}`);
  });
