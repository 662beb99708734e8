import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";

import type { Request, RequestHandler } from "express";
import session from "express-session";
import type { DataSource } from "typeorm";

import { networkRecorded } from "#api/audit/recordEvent.ts";
import type { SessionHandle } from "#api/core/graphql/context.ts";
import { networkOf } from "#api/core/http/limits/networkOf.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { POLL_HEADER } from "#api/core/rules/requestHeaders.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { deviceOf } from "#api/session/deviceOf.ts";
import type { SessionSettings } from "#api/session/readSessions.ts";
import { SessionStore } from "#api/session/sessionStore.ts";
import { LINK_MINUTES } from "#api/users/account-mails/AccountToken.ts";

export const SESSION_COOKIE = "axion.sid";
const FIRST_STEP_COOKIE = "axion.step";
const FIRST_STEP = { httpOnly: true, sameSite: "lax", path: apiPaths.graphql } as const;
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** Spec §9: a session lasts 7 days from sign-in and is stored in the database. */
export function sessions(db: DataSource, secret: string, settings: SessionSettings) {
  const store = new SessionStore(db, settings);
  const earlyReads = new WeakMap<IncomingMessage, Promise<undefined>>();
  /**
   * Records the use of a session. A screen's automatic refresh (POLL_HEADER) does not count as use, because the user
   * may be absent.
   */
  const noteUse = ({ headers }: IncomingMessage, sid: string, { isLongUnseen }: { isLongUnseen: boolean }) => {
    if (isLongUnseen && headers[POLL_HEADER] === undefined) store.noteUse(sid);
  };
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
    const found = (error?: unknown) => {
      const { signedIn } = (request.session as typeof request.session | undefined) ?? {};
      if (signedIn) noteUse(request, request.sessionID, signedIn);
      next(error);
    };
    store.giving(earlyReads.get(request), () => void handle(request, response, found));
  };
  /**
   * Reads the user of a session before the session handler runs. If there is no such session, or the read fails, the
   * handler uses this result and does not read again.
   */
  const readCaller = (request: IncomingMessage, sid: string) => {
    const reading = store.reads.caller(sid);
    const none = () => void earlyReads.set(request, reading as Promise<undefined>);
    reading.then((caller) => (caller ? noteUse(request, sid, caller) : none()), none);
    return reading;
  };
  return { handler, readCaller, close: () => store.close() };
}

/**
 * The session handle of a request with an API token. Operations that need a session refuse tokens before they use the
 * handle.
 */
export const NO_SESSION: SessionHandle = {
  id: null,
  device: () => ({ name: "API token", network: "none" }),
  start: () => Promise.reject(new Error("A request with a token signs nobody in")),
  end: () => Promise.resolve(),
  firstStep: { read: () => null, start: () => undefined, end: () => undefined },
};

/** Wraps the request's express-session as a SessionHandle, so that mutations and queries do not depend on Express. */
export function sessionHandle(request: Request): SessionHandle {
  const device = () => ({ name: deviceOf(request.get("user-agent")), network: networkRecorded(networkOf(request.ip)) });
  return {
    device,
    id: request.session.userId ? request.sessionID : null,
    async start(userId, secondStep) {
      if (!(request.session as typeof request.session | undefined))
        throw refusal("CONFLICT", "Sign in with a request of its own");
      await promisify(request.session.regenerate.bind(request.session))();
      const { name, network } = device();
      Object.assign(request.session, { userId, device: name, network, secondStep });
      await promisify(request.session.save.bind(request.session))();
    },
    firstStep: {
      read: () =>
        new RegExp(`(?:^|; )${FIRST_STEP_COOKIE}=([\\w-]{43})(?:;|$)`).exec(request.get("cookie") ?? "")?.[1] ?? null,
      start: (token) =>
        void request.res?.cookie(FIRST_STEP_COOKIE, token, {
          ...FIRST_STEP,
          secure: request.secure,
          maxAge: LINK_MINUTES.signIn * 60_000,
        }),
      end: () => void request.res?.clearCookie(FIRST_STEP_COOKIE, FIRST_STEP),
    },
    async end() {
      // A GraphQL request can contain two logouts. After the first logout there is no session.
      if (!(request.session as typeof request.session | undefined)) return;
      await promisify(request.session.destroy.bind(request.session))();
      request.res?.clearCookie(SESSION_COOKIE, { httpOnly: true, sameSite: "lax", path: "/" });
    },
  };
}
