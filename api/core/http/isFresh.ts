import type { IncomingMessage } from "node:http";

const READS = ["GET", "HEAD"];

/** Whether the client has this representation already: the answer is then 304. A reload (`Cache-Control: no-cache`) gets the body. */
export function isFresh({ method, headers }: IncomingMessage, etag: string) {
  const known = headers["if-none-match"];
  if (known === undefined || !READS.includes(method ?? "") || headers["cache-control"]?.includes("no-cache")) return false;
  return known === etag || known === "*" || known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}
