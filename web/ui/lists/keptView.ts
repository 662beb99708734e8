import { useState } from "react";

import { readStored, store } from "#web/browserStore.ts";
import { type ListView } from "#web/ui/lists/listView.ts";

/** The lists that people see as cards or as a table. */
type ViewedList = "tenders" | "browseTenders" | "bids" | "users" | "myBids";

/**
 * The id of the signed-in user. Each user's choice of view is stored separately, because people may share a browser.
 */
function userId() {
  try {
    return (JSON.parse(readStored("localStorage", "user") ?? "{}") as { id?: string }).id ?? "";
  } catch {
    return "";
  }
}

const nameOf = (list: ViewedList) => `axion_list_view:${userId()}:${list}` as const;

const isView = (text: string | null): text is ListView => text === "cards" || text === "table";

/**
 * The view of a list: the one in the URL query (`view=table`, `view=cards`), otherwise the one that the person chose
 * last in this browser, otherwise cards.
 */
export function useKeptView(list: ViewedList, address: URLSearchParams) {
  const [kept, setKept] = useState(() => readStored("localStorage", nameOf(list)));
  const asked = address.get("view");
  const view: ListView = isView(asked) ? asked : isView(kept) ? kept : "cards";
  function keepView(chosen: ListView) {
    store("localStorage", nameOf(list), chosen);
    setKept(chosen);
  }
  return { view, keepView };
}
