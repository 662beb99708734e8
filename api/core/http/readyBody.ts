import type { IncomingMessage, ServerResponse } from "node:http";

import { acceptedEncoding, type Encoding } from "#api/core/http/acceptedEncoding.ts";
import { isFresh } from "#api/core/http/isFresh.ts";

/** A page, an asset or an answer of the api as it is sent from memory. */
export interface ReadyBody {
  body: Buffer;
  type: string;
  cacheControl: string;
  etag: string;
  /** The compressed bodies so far. */
  packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  /** Compresses the body; without it, it is sent as it is where `packed` has nothing. */
  pack?: (encoding: Encoding) => Promise<Buffer>;
}

const OK = 200;
const NOT_MODIFIED = 304;

/**
 * Sends it with the response's status, or 304 if the client has it.
 * @param shared names and values of further headers, beside those that are set on the response
 */
export async function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyBody, shared: readonly string[] = []) {
  const vary = [response.getHeader("Vary") ?? [], "Accept-Encoding"].flat().join(", ");
  // In one call, which Node.js writes as it is where no header was set before.
  const head = [...shared, "Cache-Control", ready.cacheControl, "ETag", ready.etag, "Vary", vary];
  if (response.statusCode === OK && isFresh(request, ready.etag)) {
    response.writeHead(NOT_MODIFIED, head).end();
    return;
  }
  const encoding = acceptedEncoding(request);
  const packed = encoding && (ready.packed[encoding] ??= ready.pack && kept(ready, encoding, ready.pack));
  // Awaited only at the first request: what is in memory is sent within this turn.
  const body = packed instanceof Promise ? await packed : packed;
  if (body && encoding) head.push("Content-Encoding", encoding);
  const sent = body ?? ready.body;
  head.push("Content-Type", ready.type, "Content-Length", String(sent.length));
  response.writeHead(response.statusCode, head).end(sent);
}

async function kept(ready: ReadyBody, encoding: Encoding, pack: NonNullable<ReadyBody["pack"]>) {
  const body = await pack(encoding);
  ready.packed[encoding] = body;
  return body;
}
