import type { Request, RequestHandler } from "express";

import { refusal } from "#api/core/rules/refusal.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Protects everything that reads the session cookie against CSRF. Refuses FORBIDDEN for a request from another site
 * with a method that can write, which includes a GraphQL query by POST. Browsers send the header Origin with every such
 * request; other clients omit it.
 * @param site The site's public URL, PUBLIC_URL. The origin to which the request was sent is allowed, too
 */
export const refuseCrossSite =
  (site: string): RequestHandler =>
  (request, _response, next) => {
    const origin = request.get("origin");
    const isOwn = origin === undefined || [site, `${request.protocol}://${request.host}`].includes(origin);
    if ((request.get("sec-fetch-site") === "cross-site" || !isOwn) && canWrite(request))
      throw refusal("FORBIDDEN", "This request came from another site and was refused");
    next();
  };

/** A HEAD request of the protocol tus can write: it finishes an upload of which all bytes have arrived. */
const canWrite = (request: Request) =>
  !SAFE_METHODS.includes(request.method) || (request.method === "HEAD" && request.get("tus-resumable") !== undefined);

/**
 * Lets Apollo accept a query by GET with an API token, although the request has no CSRF header that Apollo knows. A
 * browser sends a token to another site only after a CORS preflight, which only pages of CORS_ORIGINS pass. Basic
 * credentials do not count, because browsers send them without a preflight.
 */
export const acceptTokenByGet: RequestHandler = (request, _response, next) => {
  if (/^Bearer /i.test(request.get("authorization") ?? "")) request.headers["apollo-require-preflight"] ??= "true";
  next();
};

/** Disables the browser's cache. Otherwise another user of the same browser could get a cached answer or a 304. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};

/**
 * Refuses METHOD_NOT_ALLOWED, with the supported methods in the header Allow. Mount it after the handlers of the path.
 */
export function refuseOtherMethods(verbs: readonly string[]): RequestHandler {
  const allowed = verbs.flatMap((verb) => (verb === "get" ? ["GET", "HEAD"] : [verb.toUpperCase()])).join(", ");
  return (request, response) => {
    response.set("Allow", allowed);
    throw refusal("METHOD_NOT_ALLOWED", `${request.method} is not possible here: use ${allowed}`);
  };
}

/** Refuses UNSUPPORTED_MEDIA_TYPE for a body that is not JSON. */
export const requireJson: RequestHandler = (request, _response, next) => {
  if (request.is("application/json") === false && request.get("content-length") !== "0")
    throw refusal("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON, with the content type application/json");
  next();
};
