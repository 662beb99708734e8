import { useMemo } from "react";

import { filterByShownStatus, parseTenderFilter } from "#api/tenders/tenderFilter.rules.ts";
import { AWAITED } from "#api/bids/awaited.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { bidFilterOf } from "#web/features/deciding/bidFilterControls.ts";
import { foldedFiltersIn, NO_FOLDED_FILTERS } from "#web/features/deciding/groupFilters.ts";
import { type TenderFilter, type TenderOrder } from "#web/graphql/generatedDeciding.ts";
import { sentFilter } from "#web/ui/lists/filterControl.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

/** The orders that are offered, by their names in the address. */
export const TENDER_SORTINGS = ["closes", "created", "number", "title", "budget"] as const;
const ORDERS: Record<(typeof TENDER_SORTINGS)[number], TenderOrder> = {
  closes: { field: "closingDate", direction: "ascending" },
  created: { field: "createdAt", direction: "descending" },
  number: { field: "tenderNumber", direction: "ascending" },
  title: { field: "title", direction: "ascending" },
  budget: { field: "budgetMax", direction: "descending" },
};

/** A status is the one that the list shows. `awaits` is what the tenders wait for, `folded` what is behind More filters. */
export function useTenderFinder() {
  const { chosen, choose, search, ...finder } = useFinder("status", TENDER_STATUSES);
  const { address, put, nothing } = finder;
  const folded = useMemo(() => foldedFiltersIn(address), [address]);
  const filter: TenderFilter = { ...sentFilter(parseTenderFilter({ search, ...folded.tender })), ...(chosen && filterByShownStatus(chosen)) };
  const isOfBids = Object.keys(folded.bids).length > 0;
  const sort = TENDER_SORTINGS.find((known) => known === address.get("sort"));
  const awaits = AWAITED.find((known) => known === address.get("awaits"));
  return {
    ...finder,
    finding: finder.finding || awaits !== undefined || Object.keys(folded.texts).length > 0,
    findAll: () => put({ ...nothing, ...NO_FOLDED_FILTERS, awaits: "" }),
    search,
    status: chosen,
    awaits,
    folded,
    filter,
    bids: isOfBids ? bidFilterOf(folded.bids) : undefined,
    sort,
    orderBy: sort && ORDERS[sort],
    sortBy: (choice: string) => put({ sort: choice }),
    findStatus: choose,
    findAwaited: (choice: string) => put({ awaits: choice }),
  };
}
