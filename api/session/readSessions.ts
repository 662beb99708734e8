import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import { queryPool } from "#api/core/database/pool.ts";
import { coalesceReads } from "#api/core/database/coalesceReads.ts";
import { REVISIONS } from "#api/core/database/revisions.ts";
import type { Caller, SessionCaller } from "#api/core/http/cache/repeats.ts";
import { HAS_TWO_STEP } from "#api/users/hasTwoStep.ts";
import { ACTIVE_USER_OF_SESSION, UNEXPIRED_SESSION } from "#api/users/liveSession.ts";
import { User } from "#api/users/User.ts";

/** The columns that callerColumns selects. */
export interface CallerRow extends Caller, Readonly<Omit<User, keyof Caller>> {
  /** Changes with every change of bids, companies and tenders; null unless the user is an administrator. */
  bidsRevision: string | null;
  hasCompanyProfile: boolean;
}

interface Read {
  sid: string;
  /** True if the session's last use was recorded more than ten minutes ago. */
  isLongUnseen: boolean;
}

/** A valid session with its user. Several requests may share the object, so it is read-only. */
export interface SessionRow extends Read, CallerRow {
  /** The stored session, as JSON. */
  sess: string;
}

/** Settings of the environment that limit the rights and the sessions of administrators. */
export interface SessionSettings {
  /** The environment variable REQUIRE_TWO_STEP_FOR_ADMINS. */
  requireTwoStepForAdmins: boolean;
  /** ADMIN_IDLE_HOURS: an administrator's session ends after these hours without use; null disables the limit. */
  adminIdleHours: number | null;
}

type Settings = Pick<SessionSettings, "requireTwoStepForAdmins">;

/** SQL condition on a row of `users`: the user is an administrator who must set up two-step sign-in first. */
export const mustSetUpTwoStep = ({ requireTwoStepForAdmins }: Settings) =>
  requireTwoStepForAdmins ? `users.is_admin AND NOT ${HAS_TWO_STEP}` : "false";

const IS_LONG_UNSEEN = `sessions.last_seen_at < clock_timestamp() - interval '10 minutes' AS "isLongUnseen"`;

/**
 * Reads sessions by their ids, in one indexed SQL statement that never writes. Finds neither expired sessions nor
 * sessions of blocked, banned or deleted users.
 */
export function readSessions(db: DataSource, settings: Settings) {
  return {
    session: readBySid<SessionRow>(db, sessionsWhere(db, settings)),
    caller: readBySid<Read & SessionCaller>(db, callersWhere(settings)),
  };
}

/**
 * Uses `=` for a single id: for `= ANY` PostgreSQL expects ten rows, and therefore scans small tables instead of using
 * the index.
 */
function readBySid<Row extends { sid: string }>(db: DataSource, statementWhere: (condition: string) => string) {
  const ofOne = prepared(statementWhere("sessions.sid = $1"));
  const ofSeveral = prepared(statementWhere("sessions.sid = ANY ($1)"));
  return coalesceReads(async (sids) => {
    const rows =
      sids.length === 1 ? await queryPool<Row>(db, ofOne, sids) : await queryPool<Row>(db, ofSeveral, [sids]);
    return new Map(rows.map((row) => [row.sid, row]));
  });
}

/** SQL select list of the user's data that every request needs. */
export function callerColumns(db: DataSource, settings: Settings) {
  // Leaves out the columns that the entity User does not select by default, such as the password's hash.
  const columns = db.getMetadata(User).columns.filter(({ isSelect }) => isSelect);
  const user = columns.map(({ databaseName, propertyName }) => `users.${databaseName} AS "${propertyName}"`);
  return `${user.join(", ")}, (${REVISIONS.tenders}) AS "tenderRevision",
         CASE WHEN users.is_admin THEN (${REVISIONS.bids}) END AS "bidsRevision",
         ${mustSetUpTwoStep(settings)} AS "mustSetUpTwoStep",
         EXISTS (SELECT FROM company_profiles WHERE user_id = users.id) AS "hasCompanyProfile"`;
}

/** Plain SQL, because every request runs it: TypeORM's query builder would take longer than the statement itself. */
function sessionsWhere(db: DataSource, settings: Settings) {
  const caller = callerColumns(db, settings);
  return (condition: string) => `SELECT ${caller}, sessions.sid, sessions.sess::text AS sess, ${IS_LONG_UNSEEN}
    FROM sessions JOIN users ON ${ACTIVE_USER_OF_SESSION} WHERE ${condition} AND ${UNEXPIRED_SESSION}`;
}

/**
 * OFFSET 0 stops PostgreSQL from merging the subquery into the outer query. Otherwise PostgreSQL would look up the user
 * twice: to select `isAdmin`, and to check the outer condition on `isAdmin`.
 */
const callersWhere = (settings: Settings) => (condition: string) => `SELECT * FROM (
  SELECT sid, user_id AS "userId", (SELECT is_admin FROM users WHERE ${ACTIVE_USER_OF_SESSION}) AS "isAdmin", (${REVISIONS.tenders}) AS "tenderRevision", ${IS_LONG_UNSEEN},
         ${settings.requireTwoStepForAdmins ? `(SELECT ${mustSetUpTwoStep(settings)} FROM users WHERE users.id = sessions.user_id)` : "false"} AS "mustSetUpTwoStep"
    FROM sessions WHERE ${condition} AND ${UNEXPIRED_SESSION} OFFSET 0
) AS callers WHERE "isAdmin" IS NOT NULL`;
