import type { IncomingMessage } from "node:http";

import { request as expressRequest } from "express";
import { LRUCache } from "lru-cache";

/** The encodings in the order of the server's preference. Browsers list gzip first without preferring it. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Maximum length of a header whose result is cached, in characters. Headers of browsers have about 30 characters. */
const MOST_CHARACTERS = 200;

const negotiated = new LRUCache<string, Encoding | "identity">({ max: 500 });

/** The best encoding that the request's Accept-Encoding allows; undefined for none. */
export function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  const header = request.headers["accept-encoding"] ?? "";
  let encoding = negotiated.get(header);
  if (!encoding) {
    const accepts = (name: string) =>
      expressRequest.acceptsEncodings.call(request as typeof expressRequest, name) as unknown;
    encoding = ENCODINGS.find(accepts) ?? "identity";
    if (header.length <= MOST_CHARACTERS) negotiated.set(header, encoding);
  }
  return encoding === "identity" ? undefined : encoding;
}
