import type { RequestHandler } from "express";

import { type ReadyBody, sendReady } from "#api/core/http/cache/readyBody.ts";
import { pageHeaders } from "#api/core/http/securityHeaders.ts";

/**
 * The Content-Security-Policy of the GraphQL explorer. Unlike the site's policy, it allows no images of other sites.
 * The explorer's editor needs inline styles.
 */
const SECURITY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Serves the explorer GraphiQL if the request prefers HTML, as a browser's request does. Otherwise calls the next
 * handler.
 */
export const graphqlPage =
  (explorer: ReadyBody): RequestHandler =>
  async (request, response, next) => {
    response.vary("Accept");
    if (
      !["GET", "HEAD"].includes(request.method) ||
      request.path !== "/" ||
      request.accepts(["json", "html"]) !== "html"
    ) {
      next();
      return;
    }
    pageHeaders(request, response, () => response.set("Content-Security-Policy", SECURITY));
    await sendReady(request, response, explorer);
  };
