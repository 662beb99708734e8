import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { readStored, store, storedUserId } from "#web/browserStore.ts";
import { type ListView } from "#web/ui/lists/listView.ts";
import { type useAddressFilters, type WITHIN } from "#web/ui/lists/useAddressFilters.ts";

/** The lists that can be shown as cards or as a table. */
type ViewedList = "tenders" | "browseTenders" | "bids" | "users" | "myBids";

/** Each user's choice of view is stored separately, because people may share a browser. */
const listViewName = (list: ViewedList) => `axion_list_view:${storedUserId() ?? ""}:${list}` as const;

const isView = (text: string | null): text is ListView => text === "cards" || text === "table";

/**
 * Returns the view of a list, and a function that sets and stores it. The view is the one in the URL query
 * (`view=table` or `view=cards`); by default cards. If the user arrives at a URL without a query, the default is the
 * view that the user chose last in this browser. A table is then added to the URL, so that a shared URL shows the same
 * view. After Back to a URL without a query, the default is cards, so Back undoes the choice of a table. A change of
 * filters never changes the view.
 */
export function useKeptView(
  list: ViewedList,
  { address, put }: Pick<ReturnType<typeof useAddressFilters>, "address" | "put">,
) {
  const { key, state } = useLocation() as { key: string; state: Partial<typeof WITHIN> | null };
  const isBack = useNavigationType() === NavigationType.Pop;
  const [arrival] = useState(() => ({ key, kept: readStored("localStorage", listViewName(list)) }));
  const keptNow = () => (isBack || state?.within ? null : readStored("localStorage", listViewName(list)));
  const kept = key === arrival.key ? arrival.kept : keptNow();
  const isTableKept = address.size === 0 && kept === "table";
  useEffect(() => {
    if (isTableKept) put({ view: "table" }, { replace: true });
  });
  const asked = address.get("view");
  return {
    view: isView(asked) ? asked : isTableKept ? "table" : "cards",
    setView: (chosen: ListView, others: Record<string, string> = {}) => {
      store("localStorage", listViewName(list), chosen);
      put({ ...others, view: chosen });
    },
  } as const;
}
