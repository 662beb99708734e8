import type { SignedIn } from "#api/core/graphql/context.ts";
import type { OwnSession } from "#api/session/account/OwnSession.ts";
import { UNEXPIRED_SESSION } from "#api/users/liveSession.ts";

/** This session first, then the last used. At most twenty. */
export const listOwnSessions = ({ db, user, session }: SignedIn) =>
  db.query<OwnSession[]>(
    `SELECT public_id AS id, coalesce(sess ->> 'device', 'Unknown browser') AS device, coalesce(sess ->> 'network', 'unknown') AS network,
            started_at AS "signedInAt", last_seen_at AS "lastSeenAt", sid = $2 AS "isThisOne"
       FROM sessions WHERE user_id = $1 AND ${UNEXPIRED_SESSION} ORDER BY sid = $2 DESC, last_seen_at DESC, public_id`,
    [user.id, session.id],
  );
