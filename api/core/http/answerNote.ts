import type { IncomingMessage } from "node:http";

import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

export interface Refused {
  code: RefusalCode;
  /** The root field that was refused. */
  operation?: string;
}

/**
 * The values that the metrics record of an answer besides its status: names of the schema and of closed lists, never
 * the caller's text.
 */
export interface AnswerNote {
  /** The route's name for the metrics, if no Express route answered. */
  route?: string;
  /** The requested root field of the schema. */
  operation?: string;
  /** Call it when the answer becomes an event stream: the metrics then neither time it nor count it as in progress. */
  becomesStream?: () => void;
  /** True if a creation returned the object of an earlier request with the same idempotency key. */
  isReplay?: boolean;
  /** Called after the answer was sent. */
  refused?: () => readonly Refused[];
}

/** Marks an answer that holds the object of an earlier request. */
export const REPLAYED = ["Idempotency-Replayed", "true"] as const;

const notes = new WeakMap<IncomingMessage, AnswerNote>();

export function noteOf(request: IncomingMessage): AnswerNote {
  let note = notes.get(request);
  if (!note) notes.set(request, (note = {}));
  return note;
}
