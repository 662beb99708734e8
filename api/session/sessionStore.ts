import connectPgSimple from "connect-pg-simple";
import session, { type SessionData } from "express-session";
import type { Pool } from "pg";
import type { DataSource } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { isUnavailable } from "#api/core/database/isUnavailable.ts";
import type { Viewer } from "#api/core/graphql/context.ts";
import { readSessions, type CallerRow, type SessionRow, type SessionSettings } from "#api/session/readSessions.ts";
import { UNEXPIRED_SESSION } from "#api/users/liveSession.ts";
import { User } from "#api/users/User.ts";

declare module "express-session" {
  interface SessionData {
    userId: string;
    /** The browser and operating system at sign-in, from deviceOf. */
    device: string;
    /** The network at sign-in, from networkRecorded. */
    network: string;
    /** Whether a code of two-step sign-in was typed at sign-in. */
    secondStep: boolean;
    /** The session's user, who is read together with the session but never stored in it. */
    signedIn: SignedInUser;
  }
}

/**
 * The user of a request's session. `toJSON` returns undefined, so that express-session neither stores the user nor
 * detects it as a change of the session.
 */
export class SignedInUser {
  constructor(
    readonly user: User & Viewer,
    /**
     * The revision of tenders (see REVISIONS), by which cached answers are found. null for an administrator who must
     * set up two-step sign-in first: this user gets no cached answer.
     */
    readonly tenderRevision: string | null,
    /** Changes with every change of bids, companies and tenders; null unless the user is an administrator. */
    readonly bidsRevision: string | null,
    readonly hasCompanyProfile: boolean,
    /** True if the session's last use was recorded more than ten minutes ago. */
    readonly isLongUnseen: boolean,
  ) {}
  toJSON() {
    return undefined;
  }
}

const PgStore = connectPgSimple(session);

/**
 * Extends the session store of connect-pg-simple. A session expires seven days after sign-in. If ADMIN_IDLE_HOURS is
 * set, an administrator's session also expires ADMIN_IDLE_HOURS hours after its last recorded use. A use is recorded at
 * most every ten minutes.
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

  /**
   * Runs `ask`, in which express-session calls `get` synchronously.
   * @param early An earlier read of this request's session, if that read failed or found no session. `get` then returns
   * the result of that read and does not read the database again
   */
  giving(early: Promise<undefined> | undefined, ask: () => void) {
    this.early = early;
    try {
      ask();
    } finally {
      this.early = undefined;
    }
  }

  /** Records a use of the session in the background: no request waits for it or fails because of it. */
  noteUse(sid: string) {
    this.sessions.query(this.statements.use, [sid]).catch(() => undefined);
  }

  /**
   * Stores the session, then limits an administrator's expiry to ADMIN_IDLE_HOURS, because connect-pg-simple stores the
   * cookie's seven days.
   */
  override set(sid: string, session: SessionData, callback?: (error?: unknown) => void) {
    const { start } = this.statements;
    super.set(sid, session, (error?: unknown) => {
      if (error || !start) callback?.(error);
      else
        this.sessions.query(start, [sid]).then(
          () => callback?.(),
          (failure: unknown) => callback?.(failure),
        );
    });
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void) {
    (this.early ?? this.reads.session(sid)).then(
      (found) => {
        callback(null, found ? sessionOf(found) : null);
      },
      // express-session treats an error with the code ENOENT as a missing session. Here the code means that the
      // database's socket is missing, so the error is wrapped in an error without a code.
      (cause: unknown) =>
        callback(isUnavailable(cause) ? new Error("The session could not be read", { cause }) : cause),
    );
  }
}

/** SQL expression: the expiry of an administrator's session whose last use is the SQL expression `seen`. */
const adminExpiry = (seen: string, hours: number) =>
  `least(started_at + interval '7 days', ${seen} + interval '${hours} hours')`;

function noteStatements({ adminIdleHours: hours }: SessionSettings) {
  const expiry =
    hours === null
      ? ""
      : `, expire = CASE WHEN ${OF_ADMIN} THEN ${adminExpiry("clock_timestamp()", hours)} ELSE expire END`;
  return {
    /** Records a use of a session. Does not extend a session that has already expired. */
    use: prepared(
      `UPDATE sessions SET last_seen_at = clock_timestamp()${expiry} WHERE sid = $1 AND ${UNEXPIRED_SESSION}`,
    ),
    start:
      hours === null
        ? null
        : prepared(`UPDATE sessions SET expire = ${adminExpiry("last_seen_at", hours)} WHERE sid = $1 AND ${OF_ADMIN}`),
  };
}

const OF_ADMIN = "EXISTS (SELECT FROM users WHERE users.id = sessions.user_id AND is_admin)";

/** Shortens administrators' sessions that began before ADMIN_IDLE_HOURS was set or reduced. */
export async function limitIdleSessions(
  db: DataSource,
  { adminIdleHours: hours }: Pick<SessionSettings, "adminIdleHours">,
) {
  if (hours !== null)
    await db.query(
      `UPDATE sessions SET expire = least(expire, ${adminExpiry("last_seen_at", hours)}) WHERE ${OF_ADMIN}`,
    );
}

/** Creates a new object for each request, because express-session and mutations write to it. */
function sessionOf({ sid: _sid, isLongUnseen, sess, ...caller }: SessionRow): SessionData {
  return { ...(JSON.parse(sess) as SessionData), signedIn: signedInUser(caller, isLongUnseen) };
}

/**
 * Converts a row of callerColumns. An administrator who must set up two-step sign-in first gets only the rights of a
 * partner.
 */
export function signedInUser(
  { tenderRevision, bidsRevision, hasCompanyProfile, ...row }: CallerRow,
  isLongUnseen = false,
) {
  const user = Object.assign(new User(), row);
  if (!user.mustSetUpTwoStep)
    return new SignedInUser(user, tenderRevision, bidsRevision, hasCompanyProfile, isLongUnseen);
  return new SignedInUser(Object.assign(user, { isAdmin: false }), null, null, hasCompanyProfile, isLongUnseen);
}
