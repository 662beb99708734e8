import type { EntityManager } from "typeorm";

import { SCOPE_NAMES, SCOPES } from "#api/core/rules/scopes.rules.ts";
import { endSessions } from "#api/users/endSessions.ts";

/**
 * SQL statements that end all access to an account except its sessions, which endSessions ends. `$1` is the user's id.
 */
const ENDED = [
  "UPDATE api_tokens SET revoked_at = clock_timestamp() WHERE user_id = $1 AND revoked_at IS NULL",
  // Links that undo a change of the e-mail address stay valid, because they were mailed to the owner's former address.
  "DELETE FROM account_tokens WHERE user_id = $1 AND purpose <> 'undoEmail'",
  "DELETE FROM webhooks WHERE user_id = $1",
  "DELETE FROM known_devices WHERE user_id = $1",
  "DELETE FROM known_addresses WHERE user_id = $1",
];

/**
 * SQL that stores a known device that nobody has, for each user that matches the condition `of`. The next sign-in from
 * any device is then one from a new device, about which the owner is mailed.
 */
const expectNewDevices = (of: string) =>
  `INSERT INTO known_devices (user_id, fingerprint) SELECT id, repeat('0', 64) FROM users WHERE erased_at IS NULL AND ${of} ON CONFLICT DO NOTHING`;

/** Ensures that the owner of an account is mailed about the next sign-in, from any device. Call it after endAccess. */
export const expectNewDevice = (tx: EntityManager, userId: string) => tx.query(expectNewDevices("id = $1"), [userId]);

/**
 * Deletes the known devices and network addresses of all accounts. Each owner is then mailed about the next sign-in.
 */
export async function forgetAllDevices(tx: EntityManager) {
  for (const table of ["known_addresses", "known_devices"]) await tx.query(`DELETE FROM ${table}`);
  await tx.query(expectNewDevices("true"));
}

/** The scopes that only an administrator's token may have. */
const OF_ADMINISTRATORS = SCOPE_NAMES.filter((scope) => SCOPES[scope].forAdmins);

/**
 * Revokes the API tokens that only administrators may have: those with scopes for administrators, and those that never
 * expire. Call it when a user is no longer an administrator. Otherwise the tokens would work again if the user became
 * an administrator again.
 */
export async function endAdministratorTokens(tx: EntityManager, userId: string) {
  await tx.query(
    "UPDATE api_tokens SET revoked_at = clock_timestamp() WHERE user_id = $1 AND revoked_at IS NULL AND (scopes && $2::text[] OR expires_at IS NULL)",
    [userId, OF_ADMINISTRATORS],
  );
}

/**
 * Ends all access to an account: deletes its sessions, webhooks, mailed links, known devices and known network
 * addresses, and revokes its API tokens. Links that undo a change of the e-mail address stay valid. Call it if somebody
 * else may have used the account, or if the user may no longer sign in.
 * @param except The id of a session that does not end
 */
export async function endAccess(tx: EntityManager, userId: string, except: string | null = null) {
  await endSessions(tx, userId, except);
  for (const statement of ENDED) await tx.query(statement, [userId]);
}
