import type { EntityManager } from "typeorm";

import { SCOPE_NAMES, SCOPES } from "#api/core/rules/scopes.rules.ts";
import { endSessions } from "#api/users/endSessions.ts";

/**
 * SQL statements that end all access by a person who once had the user's password, except for sessions, which
 * endSessions ends. `$1` is the user's id.
 */
const ENDED = [
  "UPDATE api_tokens SET revoked_at = clock_timestamp() WHERE user_id = $1 AND revoked_at IS NULL",
  // The link that undoes a change of the e-mail address stays valid: it was mailed to the owner's former address.
  "DELETE FROM account_tokens WHERE user_id = $1 AND purpose <> 'undoEmail'",
  "DELETE FROM webhooks WHERE user_id = $1",
  "DELETE FROM known_devices WHERE user_id = $1",
  "DELETE FROM known_addresses WHERE user_id = $1",
];

/**
 * SQL that stores a known device from which nobody signs in, for each user that matches the condition `of`. So the next
 * sign-in from any device counts as one from a new device, and is mailed to the owner.
 */
const expectNewDevices = (of: string) =>
  `INSERT INTO known_devices (user_id, fingerprint) SELECT id, repeat('0', 64) FROM users WHERE erased_at IS NULL AND ${of} ON CONFLICT DO NOTHING`;

/** Ensures that the owner of an account is mailed about its next sign-in, from any device. Call it after endAccess. */
export const expectNewDevice = (tx: EntityManager, userId: string) => tx.query(expectNewDevices("id = $1"), [userId]);

/** Deletes the known devices and networks of all accounts. The next sign-in of each account is mailed to its owner. */
export async function forgetAllDevices(tx: EntityManager) {
  for (const table of ["known_addresses", "known_devices"]) await tx.query(`DELETE FROM ${table}`);
  await tx.query(expectNewDevices("true"));
}

/** The scopes that only an administrator's token may have. */
const OF_ADMINISTRATORS = SCOPE_NAMES.filter((scope) => SCOPES[scope].forAdmins);

/**
 * Revokes the tokens of a former administrator that only an administrator can have: those with scopes for
 * administrators, and those that never expire. Otherwise they would work again if the user became an administrator
 * again.
 */
export async function endAdministratorTokens(tx: EntityManager, userId: string) {
  await tx.query(
    "UPDATE api_tokens SET revoked_at = clock_timestamp() WHERE user_id = $1 AND revoked_at IS NULL AND (scopes && $2::text[] OR expires_at IS NULL)",
    [userId, OF_ADMINISTRATORS],
  );
}

/**
 * Revokes all access to an account: its sessions, API tokens, webhooks and mailed links, except for links that undo a
 * change of the e-mail address. Also deletes its known devices and network addresses. Call it when somebody else may
 * have used the account, or when the user may no longer sign in.
 * @param except The id of a session that is not ended.
 */
export async function endAccess(tx: EntityManager, userId: string, except: string | null = null) {
  await endSessions(tx, userId, except);
  for (const statement of ENDED) await tx.query(statement, [userId]);
}
