import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import helmet from "helmet";

import { rawHead } from "#api/core/http/cache/readyBody.ts";
import { apiPaths } from "#api/core/rules/addresses.rules.ts";

/**
 * Emotion, which styles the web client, needs inline styles. Inline scripts are not allowed. Images of posts and
 * projects are on other sites.
 */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "https:"],
  fontSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** Features of browsers that the site does not use, and so disables. */
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
  // With the policy `no-referrer`, browsers would send `Origin: null` with a form, which refuseCrossSite refuses.
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

/**
 * Matches URLs whose answers are data for programs. /graphql also has one page, the explorer, which sets its own
 * headers.
 */
const DATA = new RegExp(
  `^(${[apiPaths.graphql, apiPaths.rest, apiPaths.events, apiPaths.files].map((path) => path.replace(/\/$/, "")).join("|")})(?![^/?])`,
);

/** Sets the security headers of an answer. Data has fewer headers than a page, so that answers to polls stay small. */
export function securityHeaders(request: IncomingMessage, response: ServerResponse, next: Next) {
  if (DATA.test(request.url ?? "")) ofData(request, response, next);
  else pageHeaders(request, response, next);
}

export function pageHeaders(request: IncomingMessage, response: ServerResponse, next: Next) {
  response.setHeader("Permissions-Policy", NO_FEATURES);
  ofPages(request, response, next);
}

/**
 * Names and values of a page's security headers, for pages that are answered without Express. These headers are the
 * same for every request.
 */
export function pageHead(): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  pageHeaders(request, response, () => undefined);
  return rawHead(response).flat();
}
