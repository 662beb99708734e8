import connectPgSimple from "connect-pg-simple";
import session, { type SessionData } from "express-session";
import type { DataSource } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";
import { Session } from "#api/users/Session.ts";
import { User } from "#api/users/User.ts";

declare module "express-session" {
  interface SessionData {
    userId: string;
    /** Loaded with the session, never stored in it. */
    signedIn: SignedInUser;
  }
}

/** Wraps the user on the session object. `toJSON` omits it, so that it is neither stored nor detected as a change. */
class SignedInUser {
  constructor(readonly user: User) {}
  toJSON() {
    return undefined;
  }
}

const PgStore = connectPgSimple(session);

/**
 * The store of connect-pg-simple with its own `get`: one indexed statement reads the session and its user, and finds neither
 * once the session has expired or the user is blocked, banned or deleted. Reads never write: the expiry is fixed at sign-in.
 */
export class SessionStore extends PgStore {
  constructor(private readonly db: DataSource) {
    super({ pool: poolOf(db), tableName: "sessions", disableTouch: true });
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void) {
    this.read(sid).then(
      (found) => callback(null, found),
      (error: unknown) => callback(error),
    );
  }

  private async read(sid: string): Promise<SessionData | null> {
    const { entities, raw } = await this.db
      .getRepository(User)
      .createQueryBuilder("user")
      .innerJoin(Session, "session", "session.userId = user.id")
      .addSelect("session.sess", "sess")
      .where("session.sid = :sid AND session.expire > clock_timestamp() AND user.status = 'active'", { sid })
      .getRawAndEntities<{ sess: SessionData }>();
    const [user] = entities;
    return user && raw[0] ? { ...raw[0].sess, signedIn: new SignedInUser(user) } : null;
  }
}
