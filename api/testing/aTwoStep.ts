import { Secret, TOTP } from "otpauth";
import type { EntityManager } from "typeorm";

import { openTwoStepVault } from "#api/session/two-step/twoStepVault.ts";

export const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
export const RECOVERY_CODE = "abcde-23456";

/** Two-step sign-in of a user with a known secret and one recovery code; `isOn: false` waits for a confirmation. */
export async function aTwoStep(tx: Pick<EntityManager, "query">, userId: string, { isOn = true } = {}) {
  const vault = openTwoStepVault("only for tests");
  await tx.query("INSERT INTO two_steps (user_id, sealed_secret, confirmed_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END)", [userId, vault.seal(SECRET), isOn]);
  await tx.query("INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)", [userId, vault.hashOf(RECOVERY_CODE)]);
}

/** The app's code of a moment; by default now. */
export const codeAt = (timestamp = Date.now(), secret = SECRET) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
