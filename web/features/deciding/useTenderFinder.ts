import { filterByShownStatus, parseTenderFilter } from "#api/tenders/tenderFilter.rules.ts";
import { AWAITED } from "#api/bids/awaited.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { useFinder } from "#web/ui/lists/useFinder.ts";

/** `filter` has the names of the address; a status is the one that the list shows. `awaits` is what the tenders wait for. */
export function useTenderFinder() {
  const { chosen, choose, search, ...finder } = useFinder("status", TENDER_STATUSES);
  const filter = { ...parseTenderFilter({ search }), ...(chosen && filterByShownStatus(chosen)) };
  const { address, put, nothing } = finder;
  const awaits = AWAITED.find((known) => known === address.get("awaits"));
  return {
    ...finder,
    finding: finder.finding || awaits !== undefined,
    findAll: () => put({ ...nothing, awaits: "" }),
    search,
    status: chosen,
    awaits,
    filter,
    findStatus: choose,
    findAwaited: (choice: string) => put({ awaits: choice }),
  };
}
