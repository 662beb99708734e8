import { type BidFilterName } from "#api/bids/bidFilter.rules.ts";

import { OFFERED_BID_FILTERS } from "#web/features/deciding/bidFilterControls.ts";
import { filtersIn, type OfferedFilter } from "#web/ui/lists/filterControl.ts";
import { TENDER_CONTROLS } from "#web/ui/lists/tenderControls.ts";

/** The names of the table's filters in the address of the groups, where these differ: there search, status and country are the tender's. */
const NAMES: Partial<Record<BidFilterName, string>> = { search: "bidSearch", status: "bidStatus", country: "companyCountry", tenderCategory: "category", tenderCountry: "country" };

/** The groups show what awaits a decision anyway. */
const SHARED = OFFERED_BID_FILTERS.filter(({ name }) => name !== "awaitsDecision").map(({ name, control }) => ({ name: NAMES[name] ?? name, inTable: name, control }));

type TenderName = keyof typeof TENDER_CONTROLS;
export const FOLDED_TENDER_FILTERS = Object.entries(TENDER_CONTROLS).map(([name, control]): OfferedFilter<TenderName> => ({ name: name as TenderName, control }));
export const FOLDED_BID_FILTERS = SHARED.filter(({ name }) => !(name in TENDER_CONTROLS));

const FOLDED: readonly OfferedFilter[] = [...FOLDED_TENDER_FILTERS, ...FOLDED_BID_FILTERS];
export const NO_FOLDED_FILTERS = Object.fromEntries(FOLDED.map(({ name }) => [name, ""]));

export const foldedFiltersIn = (address: URLSearchParams) => {
  const texts: Partial<Record<string, string>> = filtersIn(FOLDED, address);
  return {
    texts,
    tender: Object.fromEntries(FOLDED_TENDER_FILTERS.flatMap(({ name }) => (texts[name] ? [[name, texts[name]]] : []))) as Partial<Record<TenderName, string>>,
    /** By their names in the table. */
    bids: Object.fromEntries(FOLDED_BID_FILTERS.flatMap(({ name, inTable }) => (texts[name] ? [[inTable, texts[name]]] : []))) as Partial<Record<BidFilterName, string>>,
  };
};

/** The filters of the groups that the table has, too; it opens on what is to be decided where nothing else is looked for. */
export function asInTable(address: URLSearchParams) {
  const kept: Record<string, string> = Object.fromEntries(SHARED.map(({ name, inTable }) => [inTable, address.get(name) ?? ""]));
  const asked = kept.search === "" ? { ...kept, search: address.get("search") ?? "" } : kept;
  const isAsked = Object.values(asked).some((text) => text !== "");
  return { ...asked, awaitsDecision: !isAsked || address.get("awaits") === "decision" ? "true" : "" };
}

/** The filters of the table in the address of the groups. */
export const asInGroups = (address: URLSearchParams) => Object.fromEntries(SHARED.map(({ name, inTable }) => [name, address.get(inTable) ?? ""]));
