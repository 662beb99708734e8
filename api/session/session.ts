import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";

import type { Request, RequestHandler } from "express";
import session from "express-session";
import type { DataSource } from "typeorm";

import type { SessionHandle } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { SessionStore } from "#api/session/sessionStore.ts";

const SESSION_COOKIE = "axion.sid";
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** Spec §9: a session lasts 7 days from sign-in; the store is the database. */
export function sessions(db: DataSource, secret: string) {
  const store = new SessionStore(db);
  const earlyReads = new WeakMap<IncomingMessage, Promise<undefined>>();
  const handle = session({
    name: SESSION_COOKIE,
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { httpOnly: true, sameSite: "lax", secure: "auto", maxAge: SEVEN_DAYS },
  });
  const handler: RequestHandler = (request, response, next) => {
    store.giving(earlyReads.get(request), () => void handle(request, response, next));
  };
  /** Reads the caller before the handler is asked, which does not try again if there is none or the database fails. */
  const readCaller = (request: IncomingMessage, sid: string) => {
    const reading = store.reads.caller(sid);
    const none = () => void earlyReads.set(request, reading as Promise<undefined>);
    reading.then((caller) => caller ?? none(), none);
    return reading;
  };
  return { handler, readCaller, close: () => store.close() };
}

/** Adapts the request's express-session for the acts. */
export function sessionHandle(request: Request): SessionHandle {
  return {
    id: request.session.userId ? request.sessionID : null,
    async start(userId) {
      if (!(request.session as typeof request.session | undefined)) throw refusal("CONFLICT", "Sign in with a request of its own");
      await promisify(request.session.regenerate.bind(request.session))();
      request.session.userId = userId;
      await promisify(request.session.save.bind(request.session))();
    },
    async end() {
      // A second logout in the same request finds no session.
      if (!(request.session as typeof request.session | undefined)) return;
      await promisify(request.session.destroy.bind(request.session))();
      request.res?.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: "lax", path: "/" });
    },
  };
}
