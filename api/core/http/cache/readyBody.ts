import type { IncomingMessage, ServerResponse } from "node:http";

import { acceptedEncoding, type Encoding } from "#api/core/http/compression/acceptedEncoding.ts";

/** A page, an asset or an answer of the API, ready to be sent from memory. */
export interface ReadyBody {
  body: Buffer;
  type: string;
  cacheControl: string;
  etag: string;
  /** The bodies that were already compressed, or are being compressed, by encoding. */
  compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  /** Compresses the body. Without this function, the body is sent compressed only if `compressed` has the encoding. */
  compress?: (encoding: Encoding) => Promise<Buffer>;
}

const OK = 200;
const NOT_MODIFIED = 304;

/**
 * Sends the body with the response's status, or 304 if the client already has the body.
 * @param shared Names and values, alternating, of headers besides those that are set on the response
 */
export async function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  ready: ReadyBody,
  shared: readonly string[] = [],
) {
  const vary = [response.getHeader("Vary") ?? [], "Accept-Encoding"].flat().join(", ");
  // All headers are passed to writeHead as one list, because Node.js writes the list unchanged if no header was set
  // before.
  const head = [...shared, "Cache-Control", ready.cacheControl, "ETag", ready.etag, "Vary", vary];
  if (response.statusCode === OK && isFresh(request, ready.etag)) {
    response.writeHead(NOT_MODIFIED, head).end();
    return;
  }
  const encoding = acceptedEncoding(request);
  const packed =
    encoding && (ready.compressed[encoding] ??= ready.compress && compressOnce(ready, encoding, ready.compress));
  // Only the first request waits for the compression. A body that is already in memory is sent in the same turn of the
  // event loop.
  const body = packed instanceof Promise ? await packed : packed;
  if (body && encoding) head.push("Content-Encoding", encoding);
  const sent = body ?? ready.body;
  head.push("Content-Type", ready.type, "Content-Length", String(sent.length));
  response.writeHead(response.statusCode, head).end(sent);
}

async function compressOnce(ready: ReadyBody, encoding: Encoding, pack: NonNullable<ReadyBody["compress"]>) {
  const body = await pack(encoding);
  ready.compressed[encoding] = body;
  return body;
}

const READS = ["GET", "HEAD"];

/**
 * Whether the client already has this representation, so that the answer is 304. A reload (`Cache-Control: no-cache`)
 * gets the body.
 */
export function isFresh({ method, headers }: IncomingMessage, etag: string) {
  const known = headers["if-none-match"];
  if (known === undefined || !READS.includes(method ?? "") || headers["cache-control"]?.includes("no-cache"))
    return false;
  return known === etag || known === "*" || known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}

/** Names and values of the headers that are set on a response, in pairs. */
export const rawHead = (response: ServerResponse) =>
  (response as unknown as { getRawHeaderNames(): string[] })
    .getRawHeaderNames()
    .map((name) => [name, String(response.getHeader(name))] as const);
