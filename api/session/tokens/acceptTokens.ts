import type { Request, RequestHandler } from "express";
import type { DataSource } from "typeorm";

import type { Context } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { SessionSettings } from "#api/session/readSessions.ts";
import { type SignedInUser, signedInUser } from "#api/session/sessionStore.ts";
import { openTokens } from "#api/session/tokens/openTokens.ts";
import { isTokenText } from "#api/session/tokens/tokenText.ts";

interface TokenCaller {
  signedIn: SignedInUser;
  token: NonNullable<Context["token"]>;
}

const REFUSED = {
  expired: "This token has expired: create a new one",
  revoked: "This token was revoked: create a new one",
  inactive: "This token is not valid",
};

/**
 * Reads the caller's API token from `Authorization: Bearer axn_…`, the only supported scheme. For a request with a
 * token, the api ignores the session cookie and skips the cross-site checks, which protect only cookies. Refuses
 * UNAUTHENTICATED for an invalid token, and BAD_USER_INPUT for a token in the URL.
 */
export function acceptTokens(db: DataSource, settings: SessionSettings) {
  const callers = new WeakMap<Request, TokenCaller>();
  const readToken = openTokens(db, settings);

  const handler: RequestHandler = async (request, response, next) => {
    refuseInAddress(request);
    const header = request.get("authorization");
    if (header === undefined) {
      next();
      return;
    }
    // With the scheme Bearer, browsers show no password prompt, unlike with Basic.
    response.set("WWW-Authenticate", "Bearer");
    const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
    if (token === undefined)
      throw unauthenticated("Send a token as Authorization: Bearer axn_…, or leave the header out and sign in");
    response.set("WWW-Authenticate", 'Bearer error="invalid_token"');
    if (!isTokenText(token)) throw unauthenticated("This is not a token of this product: it is mistyped or cut off");
    const found = await readToken(token);
    if (!found) throw unauthenticated("This token is not valid");
    if (found.state !== "live") throw unauthenticated(REFUSED[found.state]);
    response.removeHeader("WWW-Authenticate");
    callers.set(request, { signedIn: signedInUser(found.caller), token: found.token });
    next();
  };

  /** Runs a handler only for requests without a token. */
  const unlessToken =
    (handle: RequestHandler): RequestHandler =>
    (request, response, next) => {
      if (callers.has(request)) next();
      else return handle(request, response, next);
    };

  return { handler, unlessToken, callerOf: (request: Request) => callers.get(request) };
}

const unauthenticated = (message: string) => refusal("UNAUTHENTICATED", message);

const TOKEN_NAMES = ["access_token", "api_token", "token"];

/** Refuses a token in the URL before any handler answers, because browser histories and proxy logs store URLs. */
export const refuseTokenInAddress: RequestHandler = (request, _response, next) => {
  refuseInAddress(request);
  next();
};

function refuseInAddress({ query }: Request) {
  const isToken = (value: unknown) => typeof value === "string" && /^(?:Bearer )?axn_/.test(value);
  // A parameter that is sent twice is an array.
  if (Object.entries(query).some(([name, value]) => TOKEN_NAMES.includes(name) || [value].flat().some(isToken)))
    throw refusal(
      "BAD_USER_INPUT",
      "Send a token in the header Authorization, never in the address. Revoke this one: addresses are logged on their way",
    );
}
