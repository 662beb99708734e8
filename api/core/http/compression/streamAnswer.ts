import type { ServerResponse } from "node:http";
import { type Duplex, PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { Encoding } from "#api/core/http/compression/acceptedEncoding.ts";
import { compressStream } from "#api/core/http/compression/compress.ts";

type Texts = AsyncIterable<string> | Iterable<string>;

/**
 * Streams texts with compression and backpressure: while the client does not receive, no further text is read. If
 * reading fails, the connection is aborted, so that no client mistakes a part for the whole.
 * @param watch A stream through which the sent bytes pass
 */
export async function streamCompressed(
  response: ServerResponse,
  encoding: Encoding | undefined,
  type: string,
  texts: Texts,
  watch: Duplex = new PassThrough(),
) {
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.writeHead(200, { "Content-Type": type });
  // The headers are sent immediately, because the first compressed bytes may come much later.
  response.flushHeaders();
  await pipeline([readable(texts), ...(encoding ? [compressStream(encoding)] : []), watch, response]).catch(
    unlessHungUp,
  );
}

/** Creates a byte stream, which buffers at most one text. An object stream would read sixteen texts in advance. */
const readable = (texts: Texts) => Readable.from(texts, { objectMode: false });

/** Ignores the error of a client that disconnects early, and rethrows any other error. */
export function unlessHungUp(error: NodeJS.ErrnoException) {
  if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
}
