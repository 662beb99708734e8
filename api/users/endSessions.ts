import type { EntityManager } from "typeorm";

/** Signs a user out everywhere, but for the one session that is named. */
export async function endSessions(tx: EntityManager, userId: string, except: string | null = null) {
  await tx.query("DELETE FROM sessions WHERE user_id = $1 AND sid IS DISTINCT FROM $2", [userId, except]);
}
