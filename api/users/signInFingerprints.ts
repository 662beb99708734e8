import type { EntityManager } from "typeorm";

import { sqlSha256 } from "#api/core/database/sqlSha256.ts";

/**
 * SQL expression on a row of `users`: fingerprints of the password and the e-mail address. Both depend on the random
 * salt of the password hash, so that readers of the audit trail cannot test guesses. An erasure deletes the salt.
 */
export const CREDENTIALS = `jsonb_build_object(
  'passwordSha256', ${sqlSha256("users.password_hash")},
  'emailSha256', ${sqlSha256("users.email || E'\\n' || users.password_hash")})`;

/**
 * SQL expression on a row of `users`: a fingerprint of the encrypted secret and the on/off state of two-step sign-in,
 * and a fingerprint of each recovery code. Without two-step sign-in, the first fingerprint is null.
 */
export const SECOND_STEP = `jsonb_build_object(
  'secretSha256', (SELECT ${sqlSha256("sealed_secret || E'\\n' || (confirmed_at IS NOT NULL)")} FROM two_steps WHERE two_steps.user_id = users.id),
  'recoveryCodesSha256', (SELECT coalesce(jsonb_agg(${sqlSha256("code_hash")} ORDER BY code_hash), '[]') FROM recovery_codes WHERE recovery_codes.user_id = users.id))`;

const read = async <T extends object>(tx: EntityManager, name: string, sql: string, userId: string) =>
  (await tx.query<[T]>(`SELECT ${sql} AS "${name}" FROM users WHERE id = $1`, [userId]))[0];

/**
 * Reads the value `credentials` for the audit event of a new password or e-mail address. `npm run audit:verify`
 * compares the value with the user's row. Call it after the change, while the user's row is locked.
 */
export const credentialsOf = (tx: EntityManager, userId: string) =>
  read<{ credentials: object }>(tx, "credentials", CREDENTIALS, userId);

/**
 * Reads the value `secondStep` for the audit event of a change of two-step sign-in. `npm run audit:verify` compares the
 * value with the user's rows. Call it after the change, while the user's row in `two_steps` is locked.
 */
export const secondStepOf = (tx: EntityManager, userId: string) =>
  read<{ secondStep: object }>(tx, "secondStep", SECOND_STEP, userId);
