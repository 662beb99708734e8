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

/** How a request was answered from the cache, for its caller's role and revision. */
export interface Repeat {
  revision: string;
  /** The key of the body in bodyCache. */
  key: string;
  etag: string;
  /** Names and values of the headers that 200 and 304 share, except for those that each answer sets for itself. */
  head: readonly string[];
  note: Pick<AnswerNote, "route" | "operation">;
}

/** The sender of a request, read by the statement that reads its session. */
export interface Caller {
  isAdmin: boolean;
  /** If true, no request is answered from the cache: the guard decides. */
  mustSetUpTwoStep: boolean;
  /** The tenders' revision when the session was read: equal revisions mean equal tenders, also after a restore. */
  tenderRevision: string;
}

/** The sender of a request that has a session. */
export interface SessionCaller extends Caller {
  userId: string;
}

/**
 * Remembers the requests that were answered from the cache. A later request that is equal in everything that guards,
 * parsers and content negotiation read gets the same answer without them.
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
     * The id of the stored session for this request's cookie. The cookie's signature was verified when `learn` cached
     * it.
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

    /** Call it when the headers that 200 and 304 share are set. */
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
 * Headers that differ for each answer: its id, its rate limit count, and those that Node.js adds for the connection.
 */
const OF_ONE_ANSWER = ["x-request-id", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "connection"];

const sharedHead = (response: ServerResponse) =>
  rawHead(response)
    .filter(([name]) => !OF_ONE_ANSWER.includes(name.toLowerCase()))
    .flat();

/** Maximum size of a body. It must fit into the 16 kB buffer of a request whose body is not read. */
const MOST_OF_A_BODY = 8000;
/** Headers of requests that are never answered from the cache: their guards and parsers must run. */
const LEFT = ["authorization", "expect", "transfer-encoding", "content-encoding", "upgrade"];

/** Whether the key covers everything that the answer depends on. */
export function isRepeatable({ method, headers }: IncomingMessage) {
  for (const name of LEFT) if (headers[name] !== undefined) return false;
  const length = Number(headers["content-length"] ?? 0);
  return method === "POST"
    ? length > 0 && length <= MOST_OF_A_BODY
    : (method === "GET" || method === "HEAD") && length === 0;
}

/** The parts are separated by line breaks: unambiguous, because no header contains one and the body is last. */
function keyOf(request: IncomingMessage & { originalUrl?: string }) {
  // Express cuts the mounted path off the url.
  const { method, originalUrl: url = request.url, headers } = request;
  const body = method === "POST" ? wholeBodyOf(request).toString("latin1") : "";
  const sender = `${headers.origin ?? ""}\n${headers["sec-fetch-site"] ?? ""}`;
  return `${method} ${url}\n${sender}\n${headers.accept ?? ""}\n${headers["content-type"] ?? ""}\n${String(headers[COST_HEADER] ?? "")}\n${acceptedEncoding(request) ?? ""}\n${body}`;
}
