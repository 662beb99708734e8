import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Duplex } from "node:stream";

import { LRUCache } from "lru-cache";

import { acceptedEncoding, type Encoding } from "#api/core/http/acceptedEncoding.ts";
import { isFresh } from "#api/core/http/isFresh.ts";
import { pack, WORTH_PACKING } from "#api/core/http/pack.ts";
import type { Repeat, Repeats } from "#api/core/http/repeats.ts";
import { streamPacked } from "#api/core/http/streamAnswer.ts";

const MOST_BYTES = 32 * 1024 * 1024;
/** A larger list is read each time: it would displace all others. */
const MOST_BYTES_OF_ONE = 8 * 1024 * 1024;

/** What the key and the bookkeeping of one entry take, at most. */
const OF_AN_ENTRY = 1000;

/** What a kept body depends on, beside its encoding. */
export interface KeptFor {
  /** The revision of what it shows, as the statement that read the session found it. */
  revision: string;
  /** The role decides what is visible. A body that depends on the person is never kept. */
  isAdmin: boolean;
  /** The stored id of the caller's session. */
  sessionId: string | null;
  /** The operation with its variables. */
  operation: readonly unknown[];
}

interface KeptBody {
  bytes: Buffer;
  encoding?: Encoding;
  type: string;
}

/** Finished answers of the api, compressed, in a bounded memory. `repeats` learns the requests that were answered from it. */
export function openKeptBodies(repeats?: Repeats) {
  const bodies = new LRUCache<string, KeptBody>({ maxSize: MOST_BYTES, maxEntrySize: MOST_BYTES_OF_ONE, sizeCalculation: ({ bytes }) => bytes.length + OF_AN_ENTRY });
  let newest = "";

  /** Answers 304 if the client has it, else the kept body. @returns whether it answered */
  function answer(request: IncomingMessage, response: ServerResponse, keptFor: KeptFor) {
    const key = keyOf(request, keptFor);
    const etag = `"${key}"`;
    const kept = bodies.get(key);
    const fresh = isFresh(request, etag);
    if (!fresh && !kept) return false;
    response.setHeader("ETag", etag);
    const { revision, isAdmin, sessionId } = keptFor;
    if (sessionId !== null) repeats?.learn(request, response, { isAdmin, tenderRevision: revision, sessionId }, { key, etag });
    if (fresh || !kept) response.writeHead(304).end();
    else response.writeHead(200, headOf(kept)).end(kept.bytes);
    return true;
  }

  /** The same for a repeated request, without Express. @returns what sends the answer with its own headers; null if the body is kept no more */
  function answerRepeat(request: IncomingMessage, { key, etag, head }: Repeat) {
    if (isFresh(request, etag)) return (response: ServerResponse, own: string[]) => void response.writeHead(304, [...own, ...head]).end();
    const kept = bodies.get(key);
    return kept ? (response: ServerResponse, own: string[]) => void response.writeHead(200, [...own, ...head, ...headOf(kept)]).end(kept.bytes) : null;
  }

  /** Keeps the body for the next request that accepts the same encoding, and sends it. */
  async function keepAndAnswer(request: IncomingMessage, response: ServerResponse, keptFor: KeptFor, text: string, type: string) {
    const body = Buffer.from(text);
    const encoding = body.length < WORTH_PACKING ? undefined : acceptedEncoding(request);
    const bytes = encoding ? await pack(encoding, body, "good") : body;
    keep(keyOf(request, keptFor), keptFor, { bytes, encoding, type });
    response.setHeader("ETag", `"${keyOf(request, keptFor)}"`);
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.writeHead(200, { "Content-Type": type, "Content-Length": bytes.length }).end(bytes);
  }

  /** Streams the body, and keeps it once the client has it, unless it is too large. */
  async function keepAndStream(request: IncomingMessage, response: ServerResponse, keptFor: KeptFor, texts: AsyncIterable<string>, type: string) {
    const encoding = acceptedEncoding(request);
    const key = keyOf(request, keptFor);
    const collect = Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
      const collected: Buffer[] = [];
      let size = 0;
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size <= MOST_BYTES_OF_ONE) collected.push(chunk);
        else collected.length = 0;
        yield chunk;
      }
      if (size <= MOST_BYTES_OF_ONE) keep(key, keptFor, { bytes: Buffer.concat(collected), encoding, type });
    });
    response.setHeader("ETag", `"${key}"`);
    await streamPacked(response, encoding, type, texts, collect);
  }

  function keep(key: string, { revision }: KeptFor, body: KeptBody) {
    // What shows another revision is not asked for again.
    if (newest !== revision) bodies.clear();
    newest = revision;
    bodies.set(key, body);
  }
  return { answer, answerRepeat, keepAndAnswer, keepAndStream };
}

export type KeptBodies = ReturnType<typeof openKeptBodies>;

const headOf = ({ encoding, type, bytes }: KeptBody) => [...(encoding ? ["Content-Encoding", encoding] : []), "Content-Type", type, "Content-Length", String(bytes.length)];

const keyOf = (request: IncomingMessage, { revision, isAdmin, operation }: KeptFor) =>
  createHash("sha256").update(JSON.stringify([acceptedEncoding(request), revision, isAdmin, operation])).digest("base64url");
