import type { DataSource } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { REVISIONS } from "#api/core/database/revisions.ts";
import { ACTIVE_USER_OF_SESSION, UNEXPIRED_SESSION } from "#api/users/liveSession.ts";

/** What a session may know of the changes. */
export interface Known {
  isAdmin: boolean;
  tenders: string;
  /** null unless it is an administrator's. */
  bids: string | null;
}

const STATEMENT = `SELECT sessions.sid, users.is_admin AS "isAdmin", (${REVISIONS.tenders}) AS tenders, CASE WHEN users.is_admin THEN (${REVISIONS.bids}) END AS bids
    FROM sessions JOIN users ON ${ACTIVE_USER_OF_SESSION}
   WHERE sessions.sid = ANY ($1) AND ${UNEXPIRED_SESSION}`;

/** By the ids of those of these sessions that have not ended; one statement for all. */
export async function readChanges(db: DataSource, sessions: readonly string[]) {
  const { rows } = await poolOf(db).query<Known & { sid: string }>(prepared(STATEMENT), [sessions]);
  return new Map(rows.map(({ sid, ...known }) => [sid, known]));
}
