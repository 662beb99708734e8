import type { EntityManager } from "typeorm";

import type { TwoStepVault } from "#api/core/graphql/context.ts";
import { counterOf } from "#api/users/two-step/twoStepVault.ts";

interface Stored {
  sealed: string;
  isOn: boolean;
  /** The time step of the last used code: a bigint, which PostgreSQL returns as text. */
  last: string;
  /** The time of the database's clock, in seconds since 1970. */
  now: number;
}

/**
 * Locks and reads the user's row in `two_steps`. To avoid deadlocks, an operation that also locks the user's row in
 * `users` must lock that row first.
 */
export async function lockTwoStep(tx: EntityManager, userId: string) {
  const [stored] = await tx.query<Stored[]>(
    `SELECT sealed_secret AS sealed, confirmed_at IS NOT NULL AS "isOn", last_counter AS last, extract(epoch FROM clock_timestamp())::float AS now
       FROM two_steps WHERE user_id = $1 FOR UPDATE`,
    [userId],
  );
  return stored;
}

/**
 * Uses up a code of the authenticator app. The code's time step must be later than the time step of the last used code.
 * @returns false if the code is wrong or was used before
 */
export async function useAppCode(
  tx: EntityManager,
  vault: TwoStepVault,
  userId: string,
  { sealed, last, now }: Stored,
  code: string,
) {
  const counter = counterOf(vault.decrypt(sealed), code, now);
  if (counter === null || counter <= Number(last)) return false;
  await tx.query("UPDATE two_steps SET last_counter = $2 WHERE user_id = $1", [userId, counter]);
  return true;
}

/** Uses up a code of the authenticator app, or a recovery code. Locks the user's row in `two_steps`. */
export async function useCode(tx: EntityManager, vault: TwoStepVault, userId: string, code: string) {
  const stored = await lockTwoStep(tx, userId);
  if (!stored?.isOn) return false;
  if (await useAppCode(tx, vault, userId, stored, code)) return true;
  const [, count] = await tx.query<[unknown, number]>(
    "DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2",
    [userId, vault.hashOf(code)],
  );
  return count > 0;
}
