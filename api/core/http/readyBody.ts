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

/** Sends it with the response's status, or 304 if the client has it. */
export async function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyBody) {
  response.setHeader("Cache-Control", ready.cacheControl);
  response.setHeader("ETag", ready.etag);
  response.setHeader("Vary", [response.getHeader("Vary") ?? [], "Accept-Encoding"].flat().join(", "));
  if (response.statusCode === OK && isFresh(request, ready.etag)) {
    response.statusCode = NOT_MODIFIED;
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request);
  const packed = encoding && (ready.packed[encoding] ??= ready.pack && kept(ready, encoding, ready.pack));
  // Awaited only at the first request: what is in memory is sent within this turn.
  const body = packed instanceof Promise ? await packed : packed;
  response.setHeader("Content-Type", ready.type);
  if (body) response.setHeader("Content-Encoding", encoding as string);
  response.setHeader("Content-Length", (body ?? ready.body).length);
  response.end(body ?? ready.body);
}

async function kept(ready: ReadyBody, encoding: Encoding, pack: NonNullable<ReadyBody["pack"]>) {
  const body = await pack(encoding);
  ready.packed[encoding] = body;
  return body;
}
