import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Duplex } from "node:stream";

import { LRUCache } from "lru-cache";

import { acceptedEncoding, type Encoding } from "#api/core/http/compression/acceptedEncoding.ts";
import { openAdmission } from "#api/core/http/cache/openAdmission.ts";
import { isFresh } from "#api/core/http/cache/readyBody.ts";
import { compress, WORTH_COMPRESSING } from "#api/core/http/compression/compress.ts";
import type { Repeat, Repeats } from "#api/core/http/cache/repeats.ts";
import { streamCompressed } from "#api/core/http/compression/streamAnswer.ts";

const MOST_BYTES = 32 * 1024 * 1024;
/** Maximum size of a cached body, in bytes. A larger body would evict too many others. */
const MOST_BYTES_OF_ONE = 8 * 1024 * 1024;

/** Upper bound of the bytes that one entry takes besides its body. */
const OF_AN_ENTRY = 1000;

/** The values that a cached body depends on, besides its encoding. */
export interface CacheKey {
  /** The revision of the data that the body shows, read in the same statement as the session. */
  revision: string;
  /**
   * Whether the caller is an administrator, because the role decides what the body contains. A body that also depends
   * on the user is never cached.
   */
  isAdmin: boolean;
  /** The id under which the caller's session is stored, for `repeats`. The cached body does not depend on it. */
  sessionId: string | null;
  /** The operation with its variables, and the request headers that change the body. */
  operation: readonly unknown[];
}

interface CachedBody {
  bytes: Buffer;
  encoding?: Encoding;
  type: string;
}

/**
 * An LRU cache of compressed answers to requests that are repeated. Registers in `repeats` each request that it
 * answers.
 * @param cachedFrom The answer to an operation is cached from this request on; 1 is the first. Requests are counted
 * over all revisions
 */
export function openBodyCache(repeats?: Repeats, cachedFrom?: number) {
  const isAdmitted = openAdmission(cachedFrom);
  const bodies = new LRUCache<string, CachedBody>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_OF_ONE,
    sizeCalculation: ({ bytes }) => bytes.length + OF_AN_ENTRY,
  });
  let newest = "";

  /**
   * Answers 304 if the client already has the body, or else with the cached body, if there is one.
   * @returns whether it answered
   */
  function answer(request: IncomingMessage, response: ServerResponse, cacheKey: CacheKey) {
    const key = keyOf(request, cacheKey);
    const etag = `"${key}"`;
    const kept = bodies.get(key);
    const fresh = isFresh(request, etag);
    if (!fresh && !kept) return false;
    response.setHeader("ETag", etag);
    const { revision, isAdmin, sessionId } = cacheKey;
    if (sessionId !== null)
      repeats?.learn(request, response, { isAdmin, tenderRevision: revision, sessionId }, { key, etag });
    if (fresh || !kept) response.writeHead(304).end();
    else response.writeHead(200, headOf(kept)).end(kept.bytes);
    return true;
  }

  /**
   * Like `answer`, for a repeated request that did not pass through Express.
   * @returns a function that sends the answer; null if the body is no longer cached
   */
  function answerRepeat(request: IncomingMessage, { key, etag, head }: Repeat) {
    if (isFresh(request, etag))
      return (response: ServerResponse, own: string[]) => void response.writeHead(304, [...own, ...head]).end();
    const kept = bodies.get(key);
    return kept
      ? (response: ServerResponse, own: string[]) =>
          void response.writeHead(200, [...own, ...head, ...headOf(kept)]).end(kept.bytes)
      : null;
  }

  /** Sends the body. Caches it, if isAdmitted allows, for later requests that accept the same encoding. */
  async function cacheAndAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    cacheKey: CacheKey,
    text: string,
    type: string,
  ) {
    const body = Buffer.from(text);
    const encoding = body.length < WORTH_COMPRESSING ? undefined : acceptedEncoding(request);
    const bytes = encoding ? await compress(encoding, body, "good") : body;
    keep(request, cacheKey, { bytes, encoding, type });
    response.setHeader("ETag", `"${keyOf(request, cacheKey)}"`);
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.writeHead(200, { "Content-Type": type, "Content-Length": bytes.length }).end(bytes);
  }

  /** Streams the body. Caches it at the end, if isAdmitted allows and the body is not too large. */
  async function cacheAndStream(
    request: IncomingMessage,
    response: ServerResponse,
    cacheKey: CacheKey,
    texts: AsyncIterable<string>,
    type: string,
  ) {
    const encoding = acceptedEncoding(request);
    const key = keyOf(request, cacheKey);
    const collect = Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
      const collected: Buffer[] = [];
      let size = 0;
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size <= MOST_BYTES_OF_ONE) collected.push(chunk);
        else collected.length = 0;
        yield chunk;
      }
      if (size <= MOST_BYTES_OF_ONE) keep(request, cacheKey, { bytes: Buffer.concat(collected), encoding, type });
    });
    response.setHeader("ETag", `"${key}"`);
    await streamCompressed(response, encoding, type, texts, collect);
  }

  function keep(request: IncomingMessage, cacheKey: CacheKey, { bytes, ...body }: CachedBody) {
    if (!isAdmitted(keyOf(request, { ...cacheKey, revision: "" }))) return;
    const { revision } = cacheKey;
    // Bodies of an earlier revision are never requested again.
    if (newest !== revision) bodies.clear();
    newest = revision;
    bodies.set(keyOf(request, cacheKey), { ...body, bytes: onItsOwn(bytes) });
  }
  return { answer, answerRepeat, cacheAndAnswer, cacheAndStream };
}

/**
 * Copies a buffer that is a part of a larger one. Node.js allocates small buffers from a shared pool, and caching such
 * a buffer would hold the whole pool in memory.
 */
function onItsOwn(bytes: Buffer) {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export type BodyCache = ReturnType<typeof openBodyCache>;

const headOf = ({ encoding, type, bytes }: CachedBody) => [
  ...(encoding ? ["Content-Encoding", encoding] : []),
  "Content-Type",
  type,
  "Content-Length",
  String(bytes.length),
];

const keyOf = (request: IncomingMessage, { revision, isAdmin, operation }: CacheKey) =>
  createHash("sha256")
    .update(JSON.stringify([acceptedEncoding(request), revision, isAdmin, operation]))
    .digest("base64url");
