import { useMemo } from "react";

import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { moreFiltersOf } from "#web/features/tenders/moreTenderFilters.ts";
import { type ListView, listViewOf, viewParameter } from "#web/ui/lists/listView.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

/** Replaces the id in the URL when the dialog creates a tender. */
export const NEW_TENDER = "new";

const NO_MORE = moreFiltersOf(() => null);

/** Search, status, view, the table's filters and the edited tender are kept in the URL: they survive an expired session. */
export function useTenderDesk() {
  const finder = useFinder("status", TENDER_STATUSES);
  const { search, chosen: status, choose, address, put, open, close } = finder;
  const view = listViewOf(address);
  const more = useMemo(() => (view === "table" ? moreFiltersOf((name) => address.get(name)) : NO_MORE), [address, view]);
  const finding = finder.finding || Object.values(more).some(Boolean);
  const nothing = { ...finder.nothing, ...NO_MORE };
  return {
    ...finder,
    finding,
    filters: useMemo(() => ({ search, status, ...more }), [search, status, more]),
    findAll: () => put(nothing),
    findStatus: choose,
    view,
    /** The cards have no controls of the table's filters. */
    setView: (chosen: ListView) => put({ ...viewParameter(chosen), ...NO_MORE }),
    edited: address.get("edit"),
    edit: (id: string) => open("edit", id),
    close: () => close("edit"),
    /** Clears the filters, so that a new tender is visible; Back restores them. */
    closeCreated: () => (finding ? put({ edit: "", ...nothing }, { replace: true }) : close("edit")),
  };
}
