import { filterByShownStatus, parseTenderFilter } from "#api/tenders/tenderFilter.rules.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

import { useFinder } from "#web/ui/lists/useFinder.ts";

/** `filter` has the names of the address; a status is the one that the list shows. */
export function useTenderFinder() {
  const { chosen, choose, search, ...finder } = useFinder("status", TENDER_STATUSES);
  const filter = { ...parseTenderFilter({ search }), ...(chosen && filterByShownStatus(chosen)) };
  return { ...finder, search, status: chosen, filter, findStatus: choose };
}
