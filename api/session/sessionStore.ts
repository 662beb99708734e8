import connectPgSimple from "connect-pg-simple";
import session, { type SessionData } from "express-session";
import type { Pool } from "pg";
import type { DataSource } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { isUnavailable } from "#api/core/database/unavailable.ts";
import { readSessions, type CallerRow, type SessionRow } from "#api/session/readSessions.ts";
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
    readonly user: User,
    readonly tenderRevision: string,
    /** Of bids, companies and tenders; null unless the user is an administrator. */
    readonly bidsRevision: string | null,
    readonly hasCompanyProfile: boolean,
  ) {}
  toJSON() {
    return undefined;
  }
}

const PgStore = connectPgSimple(session);

/** The store of connect-pg-simple with its own `get`. The expiry is fixed at sign-in; that a session is used is noted every ten minutes at most. */
export class SessionStore extends PgStore {
  readonly reads: ReturnType<typeof readSessions>;
  private readonly sessions: Pool;
  private early?: Promise<undefined>;

  constructor(db: DataSource) {
    super({ pool: poolOf(db), tableName: "sessions", disableTouch: true });
    this.sessions = poolOf(db);
    this.reads = readSessions(db);
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
  private noteUse(sid: string) {
    this.sessions.query(NOTE_USE, [sid]).catch(() => undefined);
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void) {
    (this.early ?? this.reads.session(sid)).then(
      (found) => {
        if (found?.isLongUnseen) this.noteUse(found.sid);
        callback(null, found ? sessionOf(found) : null);
      },
      // express-session takes ENOENT, of a database's socket that is gone, for a session that is not there.
      (cause: unknown) => callback(isUnavailable(cause) ? new Error("The session could not be read", { cause }) : cause),
    );
  }
}

const NOTE_USE = prepared("UPDATE sessions SET last_seen_at = clock_timestamp() WHERE sid = $1");

/** Each request has its own: express-session and acts write to it. */
function sessionOf({ sid: _sid, isLongUnseen: _unseen, sess, ...caller }: SessionRow): SessionData {
  return { ...(JSON.parse(sess) as SessionData), signedIn: signedInUser(caller) };
}

/** From a row with callerColumns. */
export const signedInUser = ({ tenderRevision, bidsRevision, hasCompanyProfile, ...user }: CallerRow) =>
  new SignedInUser(Object.assign(new User(), user), tenderRevision, bidsRevision, hasCompanyProfile);
