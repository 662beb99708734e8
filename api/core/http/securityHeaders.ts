import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import helmet from "helmet";

import { rawHead } from "#api/core/http/rawHead.ts";

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
const NO_FEATURES = ["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone", "midi", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

const helmets = helmet({
  contentSecurityPolicy: { directives: CONTENT_SECURITY },
  // With no referrer, browsers send `Origin: null` with a form, and the cross-site check refuses it.
  referrerPolicy: { policy: "same-origin" },
  xFrameOptions: { action: "deny" },
});

/** Sets the security headers of every answer. */
export function securityHeaders(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
  response.setHeader("Permissions-Policy", NO_FEATURES);
  helmets(request, response, next);
}

/** Their names and values, for answers that Express does not see: they are the same for every request. */
export function securityHead(): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(request, response, () => undefined);
  return rawHead(response).flat();
}
