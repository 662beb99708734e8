import type { IncomingMessage, ServerResponse } from "node:http";

import { LRUCache } from "lru-cache";

import { acceptedEncoding } from "#api/core/http/acceptedEncoding.ts";
import { noteOf, type AnswerNote } from "#api/core/http/answerNote.ts";
import { wholeBodyOf } from "#api/core/http/arrival.ts";
import { rawHead } from "#api/core/http/rawHead.ts";
import { COST_HEADER } from "#api/core/rules/costHeader.rules.ts";

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_COOKIES = 5000;
/** A longer one is not remembered. */
const MOST_OF_A_COOKIE = 1000;
/** What the bookkeeping of one entry takes, at most. */
const OF_AN_ENTRY = 2000;

/** How a request was answered from memory, for the role and the revision that its caller had. */
export interface Repeat {
  revision: string;
  /** Of the kept body. */
  key: string;
  etag: string;
  /** Names and values of the headers that 200 and 304 share, but for those of this one answer. */
  head: readonly string[];
  note: Pick<AnswerNote, "route" | "operation">;
}

/** Who sent a request, as its session's statement tells. */
export interface Caller {
  isAdmin: boolean;
  /** Nothing is answered from memory then: the guard decides. */
  mustSetUpTwoStep: boolean;
  /** Of all tenders when the session was read: equal texts mean equal tenders, also after a restored backup. */
  tenderRevision: string;
}

/** The same, of a request with a session. */
export interface SessionCaller extends Caller {
  userId: string;
}

/**
 * What the product has learnt of requests that it answered from memory: the next one that is equal in all that guards, parsers and
 * negotiation read is answered the same without them. Nothing is known of a request that was not answered so before.
 */
export function openRepeats() {
  const sessions = new LRUCache<string, string>({ max: MOST_COOKIES });
  const repeats = new LRUCache<string, { admin?: Repeat; partner?: Repeat }>({ maxSize: MOST_BYTES, sizeCalculation: (_each, key) => key.length + OF_AN_ENTRY });

  return {
    /** The stored session that this request's cookie names; the signature was verified when it was learnt. */
    sessionOf: ({ headers: { cookie } }: IncomingMessage) => (cookie === undefined ? undefined : sessions.get(cookie)),

    find: (request: IncomingMessage) => {
      const known = repeats.get(keyOf(request));
      return known && (({ isAdmin, mustSetUpTwoStep, tenderRevision }: Caller) => {
        const repeat = isAdmin ? known.admin : known.partner;
        return !mustSetUpTwoStep && repeat?.revision === tenderRevision ? repeat : undefined;
      });
    },

    /** Call it when the headers are set that 200 and 304 share. */
    learn(request: IncomingMessage, response: ServerResponse, caller: Omit<Caller, "mustSetUpTwoStep"> & { sessionId: string }, { key, etag }: Pick<Repeat, "key" | "etag">) {
      const { cookie } = request.headers;
      if (!isRepeatable(request) || cookie === undefined || cookie.length > MOST_OF_A_COOKIE || response.hasHeader("Set-Cookie")) return;
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

/** Of one answer alone: its id, its count, and what Node.js adds for the connection. */
const OF_ONE_ANSWER = ["x-request-id", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "connection"];

const sharedHead = (response: ServerResponse) => rawHead(response).filter(([name]) => !OF_ONE_ANSWER.includes(name.toLowerCase())).flat();

/** The largest body; it must fit into the buffer of a request that nobody reads, which has 16 kB. */
const MOST_OF_A_BODY = 8000;
/** A request with one of these is left to the guards and parsers that know them. */
const LEFT = ["authorization", "expect", "transfer-encoding", "content-encoding", "upgrade"];

/** Whether the key holds all that the answer depends on. */
export function isRepeatable({ method, headers }: IncomingMessage) {
  for (const name of LEFT) if (headers[name] !== undefined) return false;
  const length = Number(headers["content-length"] ?? 0);
  return method === "POST" ? length > 0 && length <= MOST_OF_A_BODY : (method === "GET" || method === "HEAD") && length === 0;
}

/** No header has a line break in it, and the body comes last. */
function keyOf(request: IncomingMessage & { originalUrl?: string }) {
  // Express cuts the mounted path off the url.
  const { method, originalUrl: url = request.url, headers } = request;
  const body = method === "POST" ? wholeBodyOf(request).toString("latin1") : "";
  return `${method} ${url}\n${headers.accept ?? ""}\n${headers["content-type"] ?? ""}\n${String(headers[COST_HEADER] ?? "")}\n${acceptedEncoding(request) ?? ""}\n${body}`;
}
