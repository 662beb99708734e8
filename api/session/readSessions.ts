import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { queryPool } from "#api/core/database/queryPool.ts";
import { readTogether } from "#api/core/database/readTogether.ts";
import { REVISIONS } from "#api/core/database/revisions.ts";
import type { Caller, SessionCaller } from "#api/core/http/repeats.ts";
import type { SessionSettings } from "#api/session/SessionSettings.ts";
import { HAS_TWO_STEP } from "#api/users/hasTwoStep.ts";
import { ACTIVE_USER_OF_SESSION, UNEXPIRED_SESSION } from "#api/users/liveSession.ts";
import { User } from "#api/users/User.ts";

/** What callerColumns select. */
export interface CallerRow extends Caller, Readonly<Omit<User, keyof Caller>> {
  /** null unless the user is an administrator. */
  bidsRevision: string | null;
  hasCompanyProfile: boolean;
}

interface Read {
  sid: string;
  /** Its last use was noted more than ten minutes ago. */
  isLongUnseen: boolean;
}

/** A session that holds, with its user. Several requests may share it: nobody changes it. */
export interface SessionRow extends Read, CallerRow {
  /** The stored session, as JSON. */
  sess: string;
}

type Settings = Pick<SessionSettings, "requireTwoStepForAdmins">;

/** Of a row of users, in SQL. */
export const mustSetUpTwoStep = ({ requireTwoStepForAdmins }: Settings) => (requireTwoStepForAdmins ? `users.is_admin AND NOT ${HAS_TWO_STEP}` : "false");

const IS_LONG_UNSEEN = `sessions.last_seen_at < clock_timestamp() - interval '10 minutes' AS "isLongUnseen"`;

/**
 * Reads sessions by their ids, each in one indexed statement that never writes. It finds nothing once the session has expired or
 * the user is blocked, banned or deleted.
 */
export function readSessions(db: DataSource, settings: Settings) {
  return { session: readBySid<SessionRow>(db, sessionsWhere(db, settings)), caller: readBySid<Read & SessionCaller>(db, callersWhere(settings)) };
}

/** A statement for one session beside the one for several: PostgreSQL plans an array as ten rows, and reads small tables whole. */
function readBySid<Row extends { sid: string }>(db: DataSource, statementWhere: (condition: string) => string) {
  const ofOne = prepared(statementWhere("sessions.sid = $1"));
  const ofSeveral = prepared(statementWhere("sessions.sid = ANY ($1)"));
  return readTogether(async (sids) => {
    const rows = sids.length === 1 ? await queryPool<Row>(db, ofOne, sids) : await queryPool<Row>(db, ofSeveral, [sids]);
    return new Map(rows.map((row) => [row.sid, row]));
  });
}

/** What every request needs to know of its user. */
export function callerColumns(db: DataSource, settings: Settings) {
  // Without the columns that are not selected, such as the password's hash.
  const columns = db.getMetadata(User).columns.filter(({ isSelect }) => isSelect);
  const user = columns.map(({ databaseName, propertyName }) => `users.${databaseName} AS "${propertyName}"`);
  return `${user.join(", ")}, (${REVISIONS.tenders}) AS "tenderRevision",
         CASE WHEN users.is_admin THEN (${REVISIONS.bids}) END AS "bidsRevision",
         ${mustSetUpTwoStep(settings)} AS "mustSetUpTwoStep",
         EXISTS (SELECT FROM company_profiles WHERE user_id = users.id) AS "hasCompanyProfile"`;
}

/** Written out, since every request runs it: a query builder takes longer than the statement. */
function sessionsWhere(db: DataSource, settings: Settings) {
  const caller = callerColumns(db, settings);
  return (condition: string) => `SELECT ${caller}, sessions.sid, sessions.sess::text AS sess, ${IS_LONG_UNSEEN}
    FROM sessions JOIN users ON ${ACTIVE_USER_OF_SESSION} WHERE ${condition} AND ${UNEXPIRED_SESSION}`;
}

/** OFFSET 0: the user is looked up once, not for the condition again. */
const callersWhere = (settings: Settings) => (condition: string) => `SELECT * FROM (
  SELECT sid, user_id AS "userId", (SELECT is_admin FROM users WHERE ${ACTIVE_USER_OF_SESSION}) AS "isAdmin", (${REVISIONS.tenders}) AS "tenderRevision", ${IS_LONG_UNSEEN},
         ${settings.requireTwoStepForAdmins ? `(SELECT ${mustSetUpTwoStep(settings)} FROM users WHERE users.id = sessions.user_id)` : "false"} AS "mustSetUpTwoStep"
    FROM sessions WHERE ${condition} AND ${UNEXPIRED_SESSION} OFFSET 0
) AS callers WHERE "isAdmin" IS NOT NULL`;
