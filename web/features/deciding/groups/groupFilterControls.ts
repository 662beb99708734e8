import { type BidFilterName } from "#api/bids/lists/bidFilter.rules.ts";

import { OFFERED_BID_FILTERS } from "#web/features/deciding/bidFilterControls.ts";
import { filtersIn, type OfferedFilter } from "#web/ui/lists/filterControl.ts";
import { TENDER_CONTROLS } from "#web/ui/lists/tenderControls.ts";

/**
 * URL parameters of bid filters whose names in the grouped view differ from those in the table. In the grouped view,
 * `search`, `status` and `country` already filter the tenders.
 */
const NAMES: Partial<Record<BidFilterName, string>> = {
  search: "bidSearch",
  status: "bidStatus",
  country: "companyCountry",
  tenderCategory: "category",
  tenderCountry: "country",
};

/**
 * The filters that both views have. `awaitsDecision` is left out, because the grouped view always shows which bids need
 * a decision.
 */
const SHARED = OFFERED_BID_FILTERS.filter(({ name }) => name !== "awaitsDecision").map(({ name, control }) => ({
  name: NAMES[name] ?? name,
  inTable: name,
  control,
}));

type TenderName = keyof typeof TENDER_CONTROLS;
export const COLLAPSED_TENDER_FILTERS = Object.entries(TENDER_CONTROLS).map(
  ([name, control]): OfferedFilter<TenderName> => ({ name: name as TenderName, control }),
);
export const COLLAPSED_BID_FILTERS = SHARED.filter(({ name }) => !(name in TENDER_CONTROLS));

const COLLAPSED: readonly OfferedFilter[] = [...COLLAPSED_TENDER_FILTERS, ...COLLAPSED_BID_FILTERS];
export const NO_COLLAPSED_FILTERS = Object.fromEntries(COLLAPSED.map(({ name }) => [name, ""]));

export const collapsedFiltersIn = (address: URLSearchParams) => {
  const texts: Partial<Record<string, string>> = filtersIn(COLLAPSED, address);
  return {
    texts,
    tender: Object.fromEntries(
      COLLAPSED_TENDER_FILTERS.flatMap(({ name }) => (texts[name] ? [[name, texts[name]]] : [])),
    ) as Partial<Record<TenderName, string>>,
    /** The bid filters by their names in the table, which are those of the API. */
    bids: Object.fromEntries(
      COLLAPSED_BID_FILTERS.flatMap(({ name, inTable }) => (texts[name] ? [[inTable, texts[name]]] : [])),
    ) as Partial<Record<BidFilterName, string>>,
  };
};

/**
 * Converts the filters of the grouped view to those of the table. Without any filter the table opens with the bids
 * that need a decision.
 */
export function asInTable(address: URLSearchParams) {
  const kept: Record<string, string> = Object.fromEntries(
    SHARED.map(({ name, inTable }) => [inTable, address.get(name) ?? ""]),
  );
  const requested = kept.search === "" ? { ...kept, search: address.get("search") ?? "" } : kept;
  const isFiltered = Object.values(requested).some((text) => text !== "");
  return { ...requested, awaitsDecision: !isFiltered || address.get("awaits") === "decision" ? "true" : "" };
}

/** Converts the filters of the table to the URL of the grouped view. */
export const asInGroups = (address: URLSearchParams) =>
  Object.fromEntries(SHARED.map(({ name, inTable }) => [name, address.get(inTable) ?? ""]));
