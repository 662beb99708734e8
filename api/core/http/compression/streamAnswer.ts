import type { ServerResponse } from "node:http";
import { type Duplex, PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { Encoding } from "#api/core/http/compression/acceptedEncoding.ts";
import { compressStream } from "#api/core/http/compression/compress.ts";

type Texts = AsyncIterable<string> | Iterable<string>;

/**
 * Streams texts with backpressure and compression: the next text is read once the client has received the last. A
 * failed read aborts the connection, so that no client mistakes a part for the whole.
 * @param watch a stream that the sent bytes pass through
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
  // Sent immediately: the first compressed bytes may come much later.
  response.flushHeaders();
  await pipeline([readable(texts), ...(encoding ? [compressStream(encoding)] : []), watch, response]).catch(
    unlessHungUp,
  );
}

/** A byte stream, so that at most one text is buffered: an object stream would read sixteen in advance. */
const readable = (texts: Texts) => Readable.from(texts, { objectMode: false });

/** A client that disconnects early is not an error. */
function unlessHungUp(error: NodeJS.ErrnoException) {
  if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
}
