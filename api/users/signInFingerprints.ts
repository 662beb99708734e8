import type { EntityManager } from "typeorm";

import { sqlSha256 } from "#api/core/database/sqlSha256.ts";

/**
 * SQL expression on a row of `users`: fingerprints of the password and the e-mail address. Both contain the random salt
 * of the password hash, so that nobody who reads the audit trail can test guesses of them. An erasure deletes the salt.
 */
export const CREDENTIALS = `jsonb_build_object(
  'passwordSha256', ${sqlSha256("users.password_hash")},
  'emailSha256', ${sqlSha256("users.email || E'\\n' || users.password_hash")})`;

/**
 * SQL expression on a row of `users`: one fingerprint of the encrypted secret of two-step sign-in together with whether
 * two-step sign-in is on, and one of each recovery code. If the user has no secret, the first fingerprint is null.
 */
export const SECOND_STEP = `jsonb_build_object(
  'secretSha256', (SELECT ${sqlSha256("sealed_secret || E'\\n' || (confirmed_at IS NOT NULL)")} FROM two_steps WHERE two_steps.user_id = users.id),
  'recoveryCodesSha256', (SELECT coalesce(jsonb_agg(${sqlSha256("code_hash")} ORDER BY code_hash), '[]') FROM recovery_codes WHERE recovery_codes.user_id = users.id))`;

const read = async <T extends object>(tx: EntityManager, name: string, sql: string, userId: string) =>
  (await tx.query<[T]>(`SELECT ${sql} AS "${name}" FROM users WHERE id = $1`, [userId]))[0];

/**
 * The value `credentials` of the audit event that records a new password or e-mail address. `npm run audit:verify`
 * compares it with the user's row. Call this function after the change, while the user's row is locked.
 */
export const credentialsOf = (tx: EntityManager, userId: string) =>
  read<{ credentials: object }>(tx, "credentials", CREDENTIALS, userId);

/**
 * The value `secondStep` of the audit event that records a change of two-step sign-in. `npm run audit:verify` compares
 * it with the user's rows. Call this function after the change, while the user's row in `two_steps` is locked.
 */
export const secondStepOf = (tx: EntityManager, userId: string) =>
  read<{ secondStep: object }>(tx, "secondStep", SECOND_STEP, userId);
