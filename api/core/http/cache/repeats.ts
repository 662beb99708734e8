import type { IncomingMessage, ServerResponse } from "node:http";

import { LRUCache } from "lru-cache";

import { acceptedEncoding } from "#api/core/http/compression/acceptedEncoding.ts";
import { noteOf, type AnswerNote } from "#api/core/http/answerNote.ts";
import { wholeBodyOf } from "#api/core/http/server/arrival.ts";
import { rawHead } from "#api/core/http/cache/readyBody.ts";
import { COST_HEADER } from "#api/core/rules/requestHeaders.rules.ts";

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_BYTES_OF_COOKIES = 2 * 1024 * 1024;
/** Maximum length of a cached cookie, in characters. */
const MOST_OF_A_COOKIE = 1000;
/** Upper bound of the bytes that one session takes besides its cookie and id. */
const OF_A_COOKIE = 200;
/** Upper bound of the bytes that one request takes besides its key. */
const OF_AN_ENTRY = 2000;

/** How a request was answered from the cache, for one role and one revision of the data. */
export interface Repeat {
  revision: string;
  /** The key of the body in bodyCache. */
  key: string;
  etag: string;
  /** Names and values of the headers that the answers 200 and 304 share, except those that differ in each answer. */
  head: readonly string[];
  note: Pick<AnswerNote, "route" | "operation">;
}

/** The sender of a request, read in the same statement as the session. */
export interface Caller {
  isAdmin: boolean;
  /** If true, no request is answered from the cache, so that requireAccess can refuse it. */
  mustSetUpTwoStep: boolean;
  /**
   * The tenders' revision when the session was read. Equal revisions mean equal tenders, even after a backup was
   * restored.
   */
  tenderRevision: string;
}

/** The sender of a request that has a session. */
export interface SessionCaller extends Caller {
  userId: string;
}

/**
 * Remembers the requests that were answered from the cache. A repeat gets the same answer without passing through
 * guards, parsers and content negotiation. A request is a repeat if everything that these would read is the same as
 * before.
 */
export function openRepeats() {
  const sessions = new LRUCache<string, string>({
    maxSize: MOST_BYTES_OF_COOKIES,
    sizeCalculation: (sid, cookie) => OF_A_COOKIE + cookie.length + sid.length,
  });
  const repeats = new LRUCache<string, { admin?: Repeat; partner?: Repeat }>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_each, key) => key.length + OF_AN_ENTRY,
  });

  return {
    /**
     * The id of the session for this request's cookie; undefined for an unknown cookie. Express verified the signature
     * of the cookie before `learn` cached it.
     */
    sessionOf: ({ headers: { cookie } }: IncomingMessage) => (cookie === undefined ? undefined : sessions.get(cookie)),

    find: (request: IncomingMessage) => {
      const known = repeats.get(keyOf(request));
      return (
        known &&
        (({ isAdmin, mustSetUpTwoStep, tenderRevision }: Caller) => {
          const repeat = isAdmin ? known.admin : known.partner;
          return !mustSetUpTwoStep && repeat?.revision === tenderRevision ? repeat : undefined;
        })
      );
    },

    /**
     * Remembers a request that is being answered from the cache. Call it once all headers that the answers 200 and 304
     * share are set on the response.
     */
    learn(
      request: IncomingMessage,
      response: ServerResponse,
      caller: Omit<Caller, "mustSetUpTwoStep"> & { sessionId: string },
      { key, etag }: Pick<Repeat, "key" | "etag">,
    ) {
      const { cookie } = request.headers;
      if (
        !isRepeatable(request) ||
        cookie === undefined ||
        cookie.length > MOST_OF_A_COOKIE ||
        response.hasHeader("Set-Cookie")
      )
        return;
      sessions.set(cookie, caller.sessionId);
      const { route } = request as IncomingMessage & { route?: { path: string } };
      const note = { route: route?.path, operation: noteOf(request).operation };
      const repeat = { revision: caller.tenderRevision, key, etag, head: sharedHead(response), note };
      const ofRequest = keyOf(request);
      repeats.set(ofRequest, { ...repeats.peek(ofRequest), [caller.isAdmin ? "admin" : "partner"]: repeat });
    },
  };
}

export type Repeats = ReturnType<typeof openRepeats>;

/**
 * Response headers that differ in each answer: the request's id, the rate limit, and those that Node.js adds for the
 * connection.
 */
const OF_ONE_ANSWER = ["x-request-id", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "connection"];

const sharedHead = (response: ServerResponse) =>
  rawHead(response)
    .filter(([name]) => !OF_ONE_ANSWER.includes(name.toLowerCase()))
    .flat();

/**
 * Maximum size of a request's body, in bytes. It must fit into the 16 kB buffer in which Node.js holds a body that is
 * not read yet.
 */
const MOST_OF_A_BODY = 8000;
/**
 * A request with one of these headers is never answered from the cache, because the guards and parsers must process it.
 */
const LEFT = ["authorization", "expect", "transfer-encoding", "content-encoding", "upgrade"];

/** True if `keyOf` covers everything that the answer to the request depends on, besides the caller. */
export function isRepeatable({ method, headers }: IncomingMessage) {
  for (const name of LEFT) if (headers[name] !== undefined) return false;
  const length = Number(headers["content-length"] ?? 0);
  return method === "POST"
    ? length > 0 && length <= MOST_OF_A_BODY
    : (method === "GET" || method === "HEAD") && length === 0;
}

/**
 * The key of a request. Line breaks separate its parts, which is unambiguous because no header contains a line break
 * and the body is the last part.
 */
function keyOf(request: IncomingMessage & { originalUrl?: string }) {
  // Express removes the path of a mounted router from `url`, so the key contains `originalUrl`.
  const { method, originalUrl: url = request.url, headers } = request;
  const body = method === "POST" ? wholeBodyOf(request).toString("latin1") : "";
  const sender = `${headers.origin ?? ""}\n${headers["sec-fetch-site"] ?? ""}`;
  return `${method} ${url}\n${sender}\n${headers.accept ?? ""}\n${headers["content-type"] ?? ""}\n${String(headers[COST_HEADER] ?? "")}\n${acceptedEncoding(request) ?? ""}\n${body}`;
}
