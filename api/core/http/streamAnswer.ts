import type { ServerResponse } from "node:http";
import { type Duplex, PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { Encoding } from "#api/core/http/acceptedEncoding.ts";
import { packer } from "#api/core/http/pack.ts";

type Texts = AsyncIterable<string> | Iterable<string>;

/**
 * Streams texts with backpressure, compressed while they are sent: the next one is read once the client has taken the last. A failed
 * read aborts the connection, so that no client takes a part for the whole.
 * @param watch passes on the bytes that are sent
 */
export async function streamPacked(response: ServerResponse, encoding: Encoding | undefined, type: string, texts: Texts, watch: Duplex = new PassThrough()) {
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(200, { "Content-Type": type });
  // At once: the first compressed bytes may come much later.
  response.flushHeaders();
  await pipeline([readable(texts), ...(encoding ? [packer(encoding)] : []), watch, response]).catch(unlessHungUp);
}

/** In bytes, so that no more than one text waits: a stream of objects would read sixteen in advance. */
const readable = (texts: Texts) => Readable.from(texts, { objectMode: false });

/** A client that disconnects early is not an error. */
function unlessHungUp(error: NodeJS.ErrnoException) {
  if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
}
