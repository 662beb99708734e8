import type { SignedIn } from "#api/core/graphql/context.ts";
import type { OwnSession } from "#api/session/account/OwnSession.ts";
import { UNEXPIRED_SESSION } from "#api/users/liveSession.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Session } from "#api/users/Session.ts";
import { endAccess } from "#api/users/endAccess.ts";

/** Lists the user's sessions: the current one first, then the most recently used. A user has at most twenty. */
export const listOwnSessions = ({ db, user, session }: SignedIn) =>
  db.query<OwnSession[]>(
    `SELECT public_id AS id, coalesce(sess ->> 'device', 'Unknown browser') AS device, coalesce(sess ->> 'network', 'unknown') AS network,
            started_at AS "signedInAt", last_seen_at AS "lastSeenAt", sid = $2 AS "isThisOne"
       FROM sessions WHERE user_id = $1 AND ${UNEXPIRED_SESSION} ORDER BY sid = $2 DESC, last_seen_at DESC, public_id`,
    [user.id, session.id],
  );

/**
 * Ends one of the user's own sessions. Refuses NOT_FOUND for another user's session, and for a session that has ended.
 */
export async function endSession(context: SignedIn, id: string) {
  const { db, user, session } = context;
  const found = isId(id) ? await db.manager.findOneBy(Session, { publicId: id, userId: user.id }) : null;
  if (!found) throw notFound("Session");
  await db.transaction(async (tx) => {
    await recordEvent(tx, context, { act: "endSession", subject: "user", subjectId: user.id });
    await tx.delete(Session, { sid: found.sid });
  });
  if (found.sid === session.id) await session.end();
  return true;
}

/** Ends all access to the user's account, as endAccess does, including the session of this request. */
export async function signOutEverywhere(context: SignedIn) {
  const { db, user, session } = context;
  await db.transaction(async (tx) => {
    await recordEvent(tx, context, { act: "signOutEverywhere", subject: "user", subjectId: user.id });
    await endAccess(tx, user.id);
  });
  await session.end();
  return true;
}
