import type { IncomingMessage } from "node:http";

import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

export interface Refused {
  code: RefusalCode;
  /** The root field that was refused. */
  operation?: string;
}

/** What the metrics tell of an answer beside its status: names of the schema and closed lists, never a text of the caller. */
export interface AnswerNote {
  /** Names what answered, where no route of Express does. */
  route?: string;
  /** The root field of the schema that was asked for. */
  operation?: string;
  /** Call it once the answer is a stream, which lasts as long as its reader: it is neither timed nor under way. */
  becomesStream?: () => void;
  /** Read once the answer was sent. */
  refused?: () => readonly Refused[];
}

const notes = new WeakMap<IncomingMessage, AnswerNote>();

export function noteOf(request: IncomingMessage): AnswerNote {
  let note = notes.get(request);
  if (!note) notes.set(request, (note = {}));
  return note;
}
