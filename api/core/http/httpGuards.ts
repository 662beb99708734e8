import type { RequestHandler } from "express";

import { refusal } from "#api/core/rules/refusal.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * CSRF protection of everything that reads the session cookie: refuses a foreign Origin for every method that can
 * write, also for GraphQL queries by POST. Browsers send the header Origin with every write; other clients omit it.
 * @param site its public address, PUBLIC_URL; the address to which the request was sent is also allowed
 */
export const refuseCrossSite =
  (site: string): RequestHandler =>
  (request, _response, next) => {
    const origin = request.get("origin");
    const isOwn = origin === undefined || [site, `${request.protocol}://${request.host}`].includes(origin);
    if ((request.get("sec-fetch-site") === "cross-site" || !isOwn) && !SAFE_METHODS.includes(request.method))
      throw refusal("FORBIDDEN", "This request came from another site and was refused");
    next();
  };

/**
 * Tells Apollo that a query by GET with a token is no cross-site request: a browser sends this header to another site
 * only after a preflight, which only pages of CORS_ORIGINS pass. It sends Basic credentials without one.
 */
export const acceptTokenByGet: RequestHandler = (request, _response, next) => {
  if (/^Bearer /i.test(request.get("authorization") ?? "")) request.headers["apollo-require-preflight"] ??= "true";
  next();
};

/** Disables the browser's cache: another user of the same browser must not get a cached answer or a 304. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};

/** Refuses METHOD_NOT_ALLOWED with the Allow header. Mount it after the handlers of the path. */
export function refuseOtherMethods(verbs: readonly string[]): RequestHandler {
  const allowed = verbs.flatMap((verb) => (verb === "get" ? ["GET", "HEAD"] : [verb.toUpperCase()])).join(", ");
  return (request, response) => {
    response.set("Allow", allowed);
    throw refusal("METHOD_NOT_ALLOWED", `${request.method} is not possible here: use ${allowed}`);
  };
}

/** Refuses a body that is not JSON. */
export const requireJson: RequestHandler = (request, _response, next) => {
  if (request.is("application/json") === false && request.get("content-length") !== "0")
    throw refusal("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON, with the content type application/json");
  next();
};
