import { Secret, TOTP } from "otpauth";
import type { EntityManager } from "typeorm";

import { openTwoStepVault } from "#api/users/two-step/twoStepVault.ts";

export const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const RECOVERY_CODE = "abcde-23456";

/**
 * Sets up two-step sign-in for a user, with SECRET and one recovery code, RECOVERY_CODE. With `isOn: false` it is not
 * confirmed yet.
 */
export async function aTwoStep(tx: Pick<EntityManager, "query">, userId: string, { isOn = true } = {}) {
  const vault = openTwoStepVault("only for tests");
  await tx.query(
    "INSERT INTO two_steps (user_id, sealed_secret, confirmed_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END)",
    [userId, vault.encrypt(SECRET), isOn],
  );
  await tx.query("INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)", [
    userId,
    vault.hashOf(RECOVERY_CODE),
  ]);
}

/** The authenticator app's code at a moment; by default now. */
export const codeAt = (timestamp = Date.now(), secret = SECRET) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
