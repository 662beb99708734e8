import type { RequestHandler } from "express";

import { type ReadyBody, sendReady } from "#api/core/http/readyBody.ts";
import { pageHeaders } from "#api/core/http/securityHeaders.ts";

/** Of the explorer: the site's own policy, but for images, which are its own alone. Its editor sets inline styles. */
const SECURITY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** GraphiQL, for a person who opens /graphql in a browser; a program, which does not prefer HTML, is left to the next handler. */
export const graphqlPage = (explorer: ReadyBody): RequestHandler => async (request, response, next) => {
  response.vary("Accept");
  if (!["GET", "HEAD"].includes(request.method) || request.path !== "/" || request.accepts(["json", "html"]) !== "html") {
    next();
    return;
  }
  pageHeaders(request, response, () => response.set("Content-Security-Policy", SECURITY));
  await sendReady(request, response, explorer);
};
