import { useMemo } from "react";

import { filterByShownStatus, parseTenderFilter } from "#api/tenders/lists/tenderFilter.rules.ts";
import { AWAITED } from "#api/bids/tenders/tendersByBids.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { bidFilterOf } from "#web/features/deciding/bidFilterControls.ts";
import { collapsedFiltersIn, NO_COLLAPSED_FILTERS } from "#web/features/deciding/groups/groupFilterControls.ts";
import { type TenderFilter, type TenderOrder } from "#web/graphql/generatedDeciding.ts";
import { sentFilter } from "#web/ui/lists/filterControl.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

/** The available sort orders, by their names in the URL. */
export const TENDER_SORTINGS = ["closes", "created", "number", "title", "budget"] as const;
const ORDERS: Record<(typeof TENDER_SORTINGS)[number], TenderOrder> = {
  closes: { field: "closingDate", direction: "ascending" },
  created: { field: "createdAt", direction: "descending" },
  number: { field: "tenderNumber", direction: "ascending" },
  title: { field: "title", direction: "ascending" },
  budget: { field: "budgetMax", direction: "descending" },
};

/**
 * The filters of the grouped view. The status filter uses the status that the list shows, which also depends on the
 * closing time. `awaits` filters by pending action; `collapsed` contains the filters under "More filters".
 */
export function useTenderFinder() {
  const { chosen, choose, search, ...finder } = useFinder("status", TENDER_STATUSES);
  const { address, put, nothing } = finder;
  const collapsed = useMemo(() => collapsedFiltersIn(address), [address]);
  const filter: TenderFilter = {
    ...sentFilter(parseTenderFilter({ search, ...collapsed.tender })),
    ...(chosen && filterByShownStatus(chosen)),
  };
  const isOfBids = Object.keys(collapsed.bids).length > 0;
  const sort = TENDER_SORTINGS.find((known) => known === address.get("sort"));
  const awaits = AWAITED.find((known) => known === address.get("awaits"));
  return {
    ...finder,
    finding: finder.finding || awaits !== undefined || Object.keys(collapsed.texts).length > 0,
    findAll: () => put({ ...nothing, ...NO_COLLAPSED_FILTERS, awaits: "" }),
    search,
    status: chosen,
    awaits,
    collapsed,
    filter,
    bids: isOfBids ? bidFilterOf(collapsed.bids) : undefined,
    sort,
    orderBy: sort && ORDERS[sort],
    sortBy: (choice: string) => put({ sort: choice }),
    findStatus: choose,
    findAwaited: (choice: string) => put({ awaits: choice }),
  };
}
