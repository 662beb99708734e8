import { Not, type EntityManager } from "typeorm";

import { Session } from "#api/users/Session.ts";

/** Signs a user out everywhere, except for one session. */
export async function endSessions(tx: EntityManager, userId: string, except: string | null = null) {
  await tx.delete(Session, except === null ? { userId } : { userId, sid: Not(except) });
}
