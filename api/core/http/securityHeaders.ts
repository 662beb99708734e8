import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import helmet from "helmet";

import { rawHead } from "#api/core/http/cache/readyBody.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

/** Inline styles are allowed for Emotion; inline scripts are not. Images of posts and projects are on other sites. */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "https:"],
  fontSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** The site uses none of these. */
const NO_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

const OF_EVERY_ANSWER = {
  // With no referrer, browsers send `Origin: null` with a form, and the cross-site check refuses it.
  referrerPolicy: { policy: "same-origin" },
  xFrameOptions: { action: "deny" },
} as const;

const ofPages = helmet({ ...OF_EVERY_ANSWER, contentSecurityPolicy: { directives: CONTENT_SECURITY } });

/** An answer that is not a page loads nothing, and does not need the headers that only matter for pages. */
const ofData = helmet({
  ...OF_EVERY_ANSWER,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
});

type Next = (error?: unknown) => void;

/** Addresses that answer data for programs. /graphql also has one page, the explorer, which sets its own headers. */
const DATA = new RegExp(
  `^(${[apiPaths.graphql, apiPaths.rest, apiPaths.events].map((path) => path.replace(/\/$/, "")).join("|")})(?![^/?])`,
);

/** Sets the security headers of every answer; those of data are fewer, to keep polls small. */
export function securityHeaders(request: IncomingMessage, response: ServerResponse, next: Next) {
  if (DATA.test(request.url ?? "")) ofData(request, response, next);
  else pageHeaders(request, response, next);
}

/** The security headers of a page. */
export function pageHeaders(request: IncomingMessage, response: ServerResponse, next: Next) {
  response.setHeader("Permissions-Policy", NO_FEATURES);
  ofPages(request, response, next);
}

/** Names and values of a page's headers, for pages that Express does not see: they are the same for every request. */
export function pageHead(): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  pageHeaders(request, response, () => undefined);
  return rawHead(response).flat();
}
