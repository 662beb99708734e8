import { words } from "#web/ui/lists/words/lists.en.ts";

export type ListView = "cards" | "table";

export const LIST_VIEWS: Record<ListView, string> = { cards: words.cards, table: words.table };

export interface Sorting<Name extends string> {
  by: Name;
  descending: boolean;
}

/**
 * Reads the sort order from a URL: `sort=closes`, or `sort=-closes` for descending. Returns null for an unknown name.
 */
export function sortingIn<Name extends string>(address: URLSearchParams, names: readonly Name[]): Sorting<Name> | null {
  const [, minus, given] = /^(-?)(.*)$/.exec(address.get("sort") ?? "") ?? [];
  const by = names.find((name) => name === given);
  return by === undefined ? null : { by, descending: minus === "-" };
}
