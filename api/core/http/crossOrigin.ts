import cors, { type CorsOptions } from "cors";
import type { RequestHandler } from "express";

import { HEADERS, PARAMETERS } from "#api/core/http/open-api/sharedComponents.ts";
import { COST_HEADER } from "#api/core/rules/requestHeaders.rules.ts";

/** Response headers that a page of another site may read: those in the OpenAPI document. */
const EXPOSED = Object.keys(HEADERS);

/**
 * Request headers that a page of another site may send: those in the OpenAPI document, and those for a token, JSON and
 * the cost.
 */
const ALLOWED = [
  "Authorization",
  "Content-Type",
  COST_HEADER,
  ...Object.values(PARAMETERS)
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => name),
];

const PREFLIGHT_SECONDS = 600;

/** Passes an OPTIONS request that is not a CORS preflight to the next handler of the path, which refuses it. */
const unlessPlainOptions =
  (handle: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (request.method === "OPTIONS" && request.get("access-control-request-method") === undefined) next();
    else return handle(request, response, next);
  };

/** CORS for public data, which pages of all sites may read, but without cookies. */
export const readableByAll = unlessPlainOptions(
  cors({ origin: "*", methods: ["GET", "HEAD"], exposedHeaders: EXPOSED, maxAge: PREFLIGHT_SECONDS }),
);

/**
 * CORS for pages of the origins in the setting CORS_ORIGINS, which send an API token. Such a page cannot use the
 * session cookie: the browser does not let it read an answer to a request with cookies, and `refuseCrossSite` refuses
 * its writes with a cookie.
 */
export function readableByOrigins(origins: readonly string[]): RequestHandler {
  const ofOrigin: CorsOptions = {
    methods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
    allowedHeaders: ALLOWED,
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  };
  return unlessPlainOptions(
    cors((request, use) => {
      const { origin } = request.headers;
      // If the origin is not in the setting, the value is false and cors does nothing.
      use(null, { ...ofOrigin, origin: origin !== undefined && origins.includes(origin) && origin });
    }),
  );
}
