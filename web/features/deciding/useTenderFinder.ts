import { filterByShownStatus, parseTenderFilter } from "#api/tenders/tenderFilter.rules.ts";
import { AWAITED } from "#api/bids/awaited.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { type TenderOrder } from "#web/graphql/generatedDeciding.ts";
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

/** `filter` has the names of the address; a status is the one that the list shows. `awaits` is what the tenders wait for. */
export function useTenderFinder() {
  const { chosen, choose, search, ...finder } = useFinder("status", TENDER_STATUSES);
  const filter = { ...parseTenderFilter({ search }), ...(chosen && filterByShownStatus(chosen)) };
  const { address, put, nothing } = finder;
  const sort = TENDER_SORTINGS.find((known) => known === address.get("sort"));
  const awaits = AWAITED.find((known) => known === address.get("awaits"));
  return {
    ...finder,
    finding: finder.finding || awaits !== undefined,
    findAll: () => put({ ...nothing, awaits: "" }),
    search,
    status: chosen,
    awaits,
    filter,
    sort,
    orderBy: sort && ORDERS[sort],
    sortBy: (choice: string) => put({ sort: choice }),
    findStatus: choose,
    findAwaited: (choice: string) => put({ awaits: choice }),
  };
}
