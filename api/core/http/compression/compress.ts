import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from "node:zlib";

import type { Encoding } from "#api/core/http/compression/acceptedEncoding.ts";

/**
 * "best" is for files, "good" for pages and cached answers, and "fast" for an answer that is sent once. For JSON,
 * "fast" takes a third of the time of "good" and gives 3 % more bytes.
 */
type Effort = "best" | "good" | "fast";

const BROTLI_QUALITY: Record<Effort, number> = { best: 11, good: 4, fast: 1 };
const GZIP_LEVEL: Record<Effort, number> = {
  best: constants.Z_BEST_COMPRESSION,
  good: constants.Z_DEFAULT_COMPRESSION,
  fast: constants.Z_BEST_SPEED,
};

/** Minimum size of a body to compress, in bytes. A smaller body fits into one network packet even uncompressed. */
export const WORTH_COMPRESSING = 1000;

/**
 * Minimum size of a body to compress in another thread, in bytes. Passing a smaller body to the thread takes longer
 * than compressing it with the effort "fast".
 */
const WORTH_A_THREAD = 32 * 1024;

/** Compresses a body, in another thread for the effort "best" and for bodies of at least WORTH_A_THREAD bytes. */
export async function compress(encoding: Encoding, body: Buffer, effort: Effort): Promise<Buffer> {
  const [options, level] = [brotliOptions(body, effort), GZIP_LEVEL[effort]];
  if (effort !== "best" && body.length < WORTH_A_THREAD)
    return encoding === "br" ? brotliCompressSync(body, options) : gzipSync(body, { level });
  return encoding === "br" ? promisify(brotliCompress)(body, options) : promisify(gzip)(body, { level });
}

/**
 * Brotli's options for a body. Brotli allocates its whole window at the start, so the window is limited to the size of
 * the body.
 */
const brotliOptions = ({ length }: Buffer, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_DEFAULT_WINDOW,
      Math.max(constants.BROTLI_MIN_WINDOW_BITS, 32 - Math.clz32(length)),
    ),
  },
});

/** Compresses an answer while it is sent. */
export const compressStream = (encoding: Encoding) =>
  encoding === "br"
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.fast } })
    : createGzip({ level: GZIP_LEVEL.fast });

export const etagOf = (content: Buffer | string) =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
