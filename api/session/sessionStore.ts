import connectPgSimple from "connect-pg-simple";
import session, { type SessionData } from "express-session";
import type { Pool } from "pg";
import type { DataSource } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { isUnavailable } from "#api/core/database/unavailable.ts";
import type { Viewer } from "#api/core/graphql/context.ts";
import { readSessions, type CallerRow, type SessionRow } from "#api/session/readSessions.ts";
import type { SessionSettings } from "#api/session/SessionSettings.ts";
import { UNEXPIRED_SESSION } from "#api/users/liveSession.ts";
import { User } from "#api/users/User.ts";

declare module "express-session" {
  interface SessionData {
    userId: string;
    /** deviceOf the browser at sign-in. */
    device: string;
    /** networkRecorded of the address at sign-in. */
    network: string;
    /** Loaded with the session, never stored in it. */
    signedIn: SignedInUser;
  }
}

/** Who sends a request. On a session object `toJSON` omits it, so that it is neither stored nor detected as a change. */
export class SignedInUser {
  constructor(
    readonly user: User & Viewer,
    /** null for an administrator who must set up two-step sign-in: nothing is answered from memory. */
    readonly tenderRevision: string | null,
    /** Of bids, companies and tenders; null unless the user is an administrator. */
    readonly bidsRevision: string | null,
    readonly hasCompanyProfile: boolean,
    /** The session's last use was noted more than ten minutes ago. */
    readonly isLongUnseen: boolean,
  ) {}
  toJSON() {
    return undefined;
  }
}

const PgStore = connectPgSimple(session);

/**
 * The store of connect-pg-simple with its own `get`. The expiry is fixed at sign-in, but for administrators with ADMIN_IDLE_HOURS:
 * it moves when a use is noted. That a session is used is noted every ten minutes at most.
 */
export class SessionStore extends PgStore {
  readonly reads: ReturnType<typeof readSessions>;
  private readonly sessions: Pool;
  private readonly statements: ReturnType<typeof noteStatements>;
  private early?: Promise<undefined>;

  constructor(db: DataSource, settings: SessionSettings) {
    super({ pool: poolOf(db), tableName: "sessions", disableTouch: true });
    this.sessions = poolOf(db);
    this.reads = readSessions(db, settings);
    this.statements = noteStatements(settings);
  }

  /** Runs `ask`; if it asks for a session at once, it gets what was found earlier in this request, which is none or a failure. */
  giving(early: Promise<undefined> | undefined, ask: () => void) {
    this.early = early;
    try {
      ask();
    } finally {
      this.early = undefined;
    }
  }

  /** No request waits for it, and none fails with it. */
  noteUse(sid: string) {
    this.sessions.query(this.statements.use, [sid]).catch(() => undefined);
  }

  /** connect-pg-simple stores the cookie's seven days. */
  override set(sid: string, session: SessionData, callback?: (error?: unknown) => void) {
    const { start } = this.statements;
    super.set(sid, session, (error?: unknown) => {
      if (error || !start) callback?.(error);
      else this.sessions.query(start, [sid]).then(() => callback?.(), (failure: unknown) => callback?.(failure));
    });
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void) {
    (this.early ?? this.reads.session(sid)).then(
      (found) => {
        callback(null, found ? sessionOf(found) : null);
      },
      // express-session takes ENOENT, of a database's socket that is gone, for a session that is not there.
      (cause: unknown) => callback(isUnavailable(cause) ? new Error("The session could not be read", { cause }) : cause),
    );
  }
}

/** When an administrator's session ends, in SQL on a session that is used at `seen`. */
const adminExpiry = (seen: string, hours: number) => `least(started_at + interval '7 days', ${seen} + interval '${hours} hours')`;

function noteStatements({ adminIdleHours: hours }: SessionSettings) {
  const expiry = hours === null ? "" : `, expire = CASE WHEN ${OF_ADMIN} THEN ${adminExpiry("clock_timestamp()", hours)} ELSE expire END`;
  return {
    /** An ended session stays ended. */
    use: prepared(`UPDATE sessions SET last_seen_at = clock_timestamp()${expiry} WHERE sid = $1 AND ${UNEXPIRED_SESSION}`),
    start: hours === null ? null : prepared(`UPDATE sessions SET expire = ${adminExpiry("last_seen_at", hours)} WHERE sid = $1 AND ${OF_ADMIN}`),
  };
}

const OF_ADMIN = "EXISTS (SELECT FROM users WHERE users.id = sessions.user_id AND is_admin)";

/** Sessions of administrators that began before ADMIN_IDLE_HOURS was set, or with a longer time. */
export async function limitIdleSessions(db: DataSource, { adminIdleHours: hours }: Pick<SessionSettings, "adminIdleHours">) {
  if (hours !== null) await db.query(`UPDATE sessions SET expire = least(expire, ${adminExpiry("last_seen_at", hours)}) WHERE ${OF_ADMIN}`);
}

/** Each request has its own: express-session and acts write to it. */
function sessionOf({ sid: _sid, isLongUnseen, sess, ...caller }: SessionRow): SessionData {
  return { ...(JSON.parse(sess) as SessionData), signedIn: signedInUser(caller, isLongUnseen) };
}

/** From a row with callerColumns. The role of an administrator who must set up two-step sign-in first does not count. */
export function signedInUser({ tenderRevision, bidsRevision, hasCompanyProfile, ...row }: CallerRow, isLongUnseen = false) {
  const user = Object.assign(new User(), row);
  if (!user.mustSetUpTwoStep) return new SignedInUser(user, tenderRevision, bidsRevision, hasCompanyProfile, isLongUnseen);
  return new SignedInUser(Object.assign(user, { isAdmin: false }), null, null, hasCompanyProfile, isLongUnseen);
}
