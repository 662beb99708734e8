import { isId } from "#api/core/rules/id.rules.ts";

/** Nouns of the objects that have a history. */
const HISTORY_NOUNS = ["tender", "bid", "user"] as const;

export interface History {
  noun: (typeof HISTORY_NOUNS)[number];
  id: string;
}

/** The URL parameter that opens a history over the screen. */
export const HISTORY = "history";

export const historyValue = ({ noun, id }: History) => `${noun}.${id}`;

/** Parses the URL parameter; null unless the value is a noun and an id. */
export function readHistory(value: string | null): History | null {
  const [given, id = ""] = value?.split(".") ?? [];
  const noun = HISTORY_NOUNS.find((known) => known === given);
  return noun && isId(id) ? { noun, id } : null;
}
