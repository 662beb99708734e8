import { isId } from "#api/core/rules/id.rules.ts";

/** The kinds of records that have an audit history. */
const HISTORY_NOUNS = ["tender", "bid", "user"] as const;

export interface History {
  noun: (typeof HISTORY_NOUNS)[number];
  id: string;
}

/** The URL parameter that opens the audit history of a record in a dialog over the screen. */
export const HISTORY = "history";

export const historyValue = ({ noun, id }: History) => `${noun}.${id}`;

/** Parses the value of the URL parameter. Returns null unless it consists of a noun and an id. */
export function readHistory(value: string | null): History | null {
  const [given, id = ""] = value?.split(".") ?? [];
  const noun = HISTORY_NOUNS.find((known) => known === given);
  return noun && isId(id) ? { noun, id } : null;
}
