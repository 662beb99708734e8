import type { RequestHandler } from "express";

import { refusal } from "#api/core/rules/refusal.ts";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/** A write that another site's page sends is refused: browsers name the page's origin, other clients name none. */
export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  const origin = request.get("origin");
  const crossSite = request.get("sec-fetch-site") === "cross-site" || (origin !== undefined && hostOf(origin) !== request.host);
  if (crossSite && !SAFE_METHODS.includes(request.method))
    throw refusal("FORBIDDEN", "This request came from another site and was refused");
  next();
};

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** An answer depends on who asks, and its ETag counts versions: another person of the same browser must not be told "not modified". */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};

/** Stands behind the handlers of a path: what they did not take is refused, naming what they take. */
export function refuseOtherMethods(verbs: readonly string[]): RequestHandler {
  const allowed = verbs.flatMap((verb) => (verb === "get" ? ["GET", "HEAD"] : [verb.toUpperCase()])).join(", ");
  return (request, response) => {
    response.set("Allow", allowed);
    throw refusal("METHOD_NOT_ALLOWED", `${request.method} is not possible here: use ${allowed}`);
  };
}

/** A body, where there is one, is JSON. */
export const requireJson: RequestHandler = (request, _response, next) => {
  if (request.is("application/json") === false && request.get("content-length") !== "0")
    throw refusal("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON, with the content type application/json");
  next();
};
