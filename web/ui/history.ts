import { isId } from "#api/core/rules/id.rules.ts";

/** What has a history of its own. */
const HISTORY_NOUNS = ["tender", "bid", "user"] as const;

export interface History {
  noun: (typeof HISTORY_NOUNS)[number];
  id: string;
}

/** The parameter of the address that opens a history over the screen. */
export const HISTORY = "history";

export const historyValue = ({ noun, id }: History) => `${noun}.${id}`;

/** null for anything else than a noun and an id. */
export function readHistory(value: string | null): History | null {
  const [given, id = ""] = value?.split(".") ?? [];
  const noun = HISTORY_NOUNS.find((known) => known === given);
  return noun && isId(id) ? { noun, id } : null;
}
