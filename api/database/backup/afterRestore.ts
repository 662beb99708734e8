import { randomBytes } from "node:crypto";

import type { DataSource } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { forgetAllDevices } from "#api/users/endAccess.ts";

/** The statements that end access after a restore, by kind. Each statement returns one row for each ended object. */
const ENDED = {
  sessions: "DELETE FROM sessions RETURNING 1",
  apiTokens: "UPDATE api_tokens SET revoked_at = clock_timestamp() WHERE revoked_at IS NULL RETURNING 1",
  webhooks: "DELETE FROM webhooks RETURNING 1",
  // The link that undoes a change of the e-mail address stays valid, because the owner of an account that was taken
  // over needs it to get the account back.
  links: "DELETE FROM account_tokens WHERE purpose <> 'undoEmail' RETURNING 1",
  recoveryCodes: "DELETE FROM recovery_codes RETURNING 1",
  approvals: "DELETE FROM opening_approvals RETURNING 1",
};

type Ended = Record<keyof typeof ENDED, number>;

/**
 * Ends everything in ENDED, because it may have been revoked or used after the backup was made. Deletes unsent
 * encrypted mails and rate limit counts. Forgets all known addresses and devices, so that each account's next sign-in
 * is mailed to its owner. Replaces the session cookie's key in the database, and starts a new revision of the tenders.
 * Runs in one transaction and records an audit event. Call it before a process serves requests.
 * @returns the number of ended objects of each kind
 */
export const afterRestore = (db: DataSource): Promise<Ended> =>
  db.transaction(async (tx) => {
    await tx.query("UPDATE secrets SET value = $1 WHERE name = 'session'", [randomBytes(32).toString("base64url")]);
    const ended = {} as Ended;
    for (const [kind, statement] of Object.entries(ENDED)) {
      const [{ count }] = await tx.query<[{ count: number }]>(
        `WITH ended AS (${statement}) SELECT count(*)::int AS count FROM ended`,
      );
      ended[kind as keyof Ended] = count;
    }
    await recordEvent(tx, { requestId: "restore", address: "local" }, { act: "restore", after: ended });
    // These mails were encrypted with the former key, so they cannot be decrypted any more.
    await tx.query("DELETE FROM outgoing_mails WHERE is_secret AND sent_at IS NULL");
    // A browser may already have a later revision than that of the backup.
    await tx.query("UPDATE tender_revision SET revision = revision + 1, known_since = revision + 1");
    await tx.query("DELETE FROM rate_limits");
    await forgetAllDevices(tx);
    return ended;
  });

export function refuseOverwriting(place: string): never {
  throw new Error(
    `${place} holds a database already. Restore into an empty one, or add --overwrite to lose what it holds.`,
  );
}

/** Describes the content of a restored database, what the restore ended, and what the operator has to repeat. */
export async function restoredIn(db: DataSource, ended: Ended) {
  const [{ bids, receipts }] = await db.query<[{ bids: number; receipts: number }]>(
    "SELECT (SELECT count(*)::int FROM bids) AS bids, (SELECT count(*)::int FROM bid_revisions) AS receipts",
  );
  const named = (Object.keys(WORDS) as (keyof Ended)[])
    .filter((kind) => ended[kind] > 0)
    .map((kind) => `${ended[kind]} ${WORDS[kind][ended[kind] === 1 ? 0 : 1]}`);
  return [
    `${bids} bids with ${receipts} receipts. Every session has ended.`,
    ...(named.length > 0 ? [`Ended, because it may have been withdrawn since the backup: ${named.join(", ")}.`] : []),
    "Repeat what was done since the backup: blocks, bans, roles, deleted and erased accounts, passwords, two-step sign-in, " +
      "e-mail addresses and usernames that were changed or undone, withdrawn bids, stopped mails.",
  ].join(" ");
}

const WORDS: Record<keyof Ended, readonly [one: string, more: string]> = {
  sessions: ["session", "sessions"],
  apiTokens: ["API token", "API tokens"],
  webhooks: ["webhook", "webhooks"],
  links: ["mailed link", "mailed links"],
  recoveryCodes: ["recovery code", "recovery codes"],
  approvals: ["approval of an opening", "approvals of openings"],
};
