import type { DataSource } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { REVISIONS } from "#api/core/database/revisions.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { unreadOf } from "#api/notices/countUnread.ts";
import { ACTIVE_USER_OF_SESSION, ACTIVE_USER_OF_TOKEN, LIVE_TOKEN, UNEXPIRED_SESSION } from "#api/users/liveSession.ts";

/**
 * The revisions of the data and the number of unread notices. A value that the session or API token may not read is
 * null.
 */
export interface Known {
  isAdmin: boolean;
  tenders: string;
  /** null for a partner, and for an API token without the scope bids:read. */
  bids: string | null;
  /** The number of the user's unread notices; null for an API token, and before the first read. */
  unread: number | null;
}

const STATEMENT = `
  SELECT caller, is_admin AS "isAdmin", (${REVISIONS.tenders}) AS tenders, CASE WHEN is_admin AND reads_bids THEN (${REVISIONS.bids}) END AS bids,
         CASE WHEN reads_notices THEN (${unreadOf("callers.user_id")}) END AS unread
    FROM (SELECT sessions.sid AS caller, users.id AS user_id, users.is_admin, true AS reads_bids, true AS reads_notices
            FROM sessions JOIN users ON ${ACTIVE_USER_OF_SESSION}
           WHERE sessions.sid = ANY ($1) AND ${UNEXPIRED_SESSION}
          UNION ALL
          SELECT api_tokens.id::text, users.id, users.is_admin, 'bids:read' = ANY (api_tokens.scopes), false
            FROM api_tokens JOIN users ON ${ACTIVE_USER_OF_TOKEN}
           WHERE api_tokens.id = ANY ($2) AND ${LIVE_TOKEN}) AS callers`;

/**
 * Reads the current revisions and unread counts of sessions and API tokens, in one SQL statement. The keys of the
 * result are the ids of the sessions and API tokens that have not ended.
 */
export async function readChanges(db: DataSource, callers: readonly string[]) {
  const { rows } = await poolOf(db).query<Known & { caller: string }>(prepared(STATEMENT), [
    callers,
    callers.filter(isId),
  ]);
  return new Map(rows.map(({ caller, ...known }) => [caller, known]));
}
