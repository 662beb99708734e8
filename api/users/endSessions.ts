import { Not, type EntityManager } from "typeorm";

import { Session } from "#api/users/Session.ts";

/** Ends all sessions of a user, except for the session with the id `except`. */
export async function endSessions(tx: EntityManager, userId: string, except: string | null = null) {
  await tx.delete(Session, except === null ? { userId } : { userId, sid: Not(except) });
}
