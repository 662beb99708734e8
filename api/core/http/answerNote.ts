import type { IncomingMessage } from "node:http";

import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

export interface Refused {
  code: RefusalCode;
  /** The root field that was refused. */
  operation?: string;
}

/**
 * Facts about one request that the metrics and the response headers use. The texts are names from the schema or from
 * closed lists, never a text that the caller has sent.
 */
export interface AnswerNote {
  /** The route's name for the metrics. It takes precedence over the path pattern of the Express route. */
  route?: string;
  /** The requested root field, or "several" or "other", from rootFieldOf. */
  operation?: string;
  /** Call it when the answer becomes an event stream: the metrics then neither time it nor count it as in progress. */
  becomesStream?: () => void;
  /** True if a creation returned the object of an earlier request with the same idempotency key. */
  isReplay?: boolean;
  /** What remains of the quota of the last mutation. */
  quota?: QuotaLeft;
  /** The HTML page that answers the refusal of the request, instead of JSON. */
  refusalPage?: string;
  /** The cost of the GraphQL document, as far as it is counted. */
  cost?: number;
  /** True if lists with `MeasuresText` count their texts when they read them. */
  measuresTexts?: boolean;
  /** Returns the refusals in the answer. The metrics call it after the answer was sent. */
  refused?: () => readonly Refused[];
}

/** What remains of a quota of writes. */
export interface QuotaLeft {
  limit: number;
  remaining: number;
  /** When the quota is full again, in milliseconds since 1970. */
  reset: number;
}

/** The response headers about a quota of writes. The header for `reset` is in seconds since 1970. */
export const quotaHeaders = ({ limit, remaining, reset }: QuotaLeft): [string, string][] => [
  ["x-ratelimit-writes-limit", String(limit)],
  ["x-ratelimit-writes-remaining", String(remaining)],
  ["x-ratelimit-writes-reset", String(Math.ceil(reset / 1000))],
];

/**
 * The response header that marks a replayed answer: one with the object of an earlier request with the same idempotency
 * key.
 */
export const REPLAYED = ["Idempotency-Replayed", "true"] as const;

const notes = new WeakMap<IncomingMessage, AnswerNote>();

export function noteOf(request: IncomingMessage): AnswerNote {
  let note = notes.get(request);
  if (!note) notes.set(request, (note = {}));
  return note;
}
