import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { readStored, store } from "#web/browserStore.ts";
import { type ListView, viewParameter } from "#web/ui/lists/listView.ts";
import { type useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

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
 * The view of a list: the one in the URL query (`view=table`, `view=cards`), otherwise cards. For a URL without any
 * parameter it is the view that the person chose last in this browser. A table is then added to the URL, so that the
 * URL alone says what is shown: it can be shared, and Back undoes a choice of view.
 */
export function useKeptView(
  list: ViewedList,
  { address, put }: Pick<ReturnType<typeof useAddressFilters>, "address" | "put">,
) {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [arrival] = useState(() => ({ key, kept: readStored("localStorage", nameOf(list)) }));
  const kept = key === arrival.key ? arrival.kept : isBack ? null : readStored("localStorage", nameOf(list));
  const isTableKept = address.size === 0 && kept === "table";
  useEffect(() => {
    if (isTableKept) put(viewParameter("table"), { replace: true });
  });
  const asked = address.get("view");
  return {
    view: isView(asked) ? asked : isTableKept ? "table" : "cards",
    setView: (chosen: ListView, others: Record<string, string> = {}) => {
      store("localStorage", nameOf(list), chosen);
      put({ ...others, ...viewParameter(chosen) });
    },
  } as const;
}
