import type { RequestHandler } from "express";

import { refusal } from "#api/core/rules/refusal.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** CSRF protection of sessions: refuses writes with a foreign Origin, a header that browsers send with every write and other clients omit. */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  const origin = request.get("origin");
  const crossSite = request.get("sec-fetch-site") === "cross-site" || (origin !== undefined && origin !== `${request.protocol}://${request.host}`);
  if (crossSite && !SAFE_METHODS.includes(request.method))
    throw refusal("FORBIDDEN", "This request came from another site and was refused");
  next();
};

/** Answers depend on the user: another user of the same browser must not get a cached one, nor 304. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};

/** Mount after the handlers of a path: refuses METHOD_NOT_ALLOWED with the Allow header. */
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
