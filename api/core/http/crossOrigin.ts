import cors, { type CorsOptions } from "cors";
import type { RequestHandler } from "express";

import { HEADERS, PARAMETERS } from "#api/core/http/open-api/sharedComponents.ts";
import { COST_HEADER } from "#api/core/rules/requestHeaders.rules.ts";

/** The headers of answers that a page of another site may read: those of the REST document. */
const EXPOSED = Object.keys(HEADERS);

/** The headers that a page of another site may send: those of the REST document, a token, JSON and the cost. */
const ALLOWED = [
  "Authorization",
  "Content-Type",
  COST_HEADER,
  ...Object.values(PARAMETERS)
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => name),
];

const PREFLIGHT_SECONDS = 600;

/** Leaves an OPTIONS request that is no preflight to the address, which refuses it. */
const unlessPlainOptions =
  (handle: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (request.method === "OPTIONS" && request.get("access-control-request-method") === undefined) next();
    else return handle(request, response, next);
  };

/** CORS for public data, which every site may read. Cookies are never sent. */
export const readableByAll = unlessPlainOptions(
  cors({ origin: "*", methods: ["GET", "HEAD"], exposedHeaders: EXPOSED, maxAge: PREFLIGHT_SECONDS }),
);

/**
 * CORS for pages of these origins, which send a token: the setting CORS_ORIGINS. A browser lets such a page read no
 * answer to a request with cookies, and `refuseCrossSite` refuses its writes with a cookie.
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
      // Without an origin, the handler does nothing.
      use(null, { ...ofOrigin, origin: origin !== undefined && origins.includes(origin) && origin });
    }),
  );
}
