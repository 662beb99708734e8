import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";
import { parseTenderFilter, type TenderFilterTexts } from "#api/tenders/lists/tenderFilter.rules.ts";

/**
 * Converts the filters of Tender Management to the variables of its query. An empty text means no filter. Empty filters
 * that only the table has are omitted. The table and the cards then have the same variables, and so share one cached
 * list.
 */
export function managedTendersVariables({
  search = "",
  status = "",
  category,
  country,
  closingFrom,
  closingTo,
  closingWithinDays,
  withoutBids,
  openingFrom,
  openingTo,
  createdBy,
  published,
}: TenderFilterTexts = {}) {
  const times = parseTenderFilter({ closingFrom, closingTo, openingFrom, openingTo });
  return {
    first: FIRST_PAGE,
    filter: {
      ...parseTenderFilter({ search, status }),
      ...(category && parseTenderFilter({ category })),
      ...(country && parseTenderFilter({ country })),
      ...(closingWithinDays && parseTenderFilter({ closingWithinDays })),
      ...(withoutBids && parseTenderFilter({ withoutBids })),
      ...(createdBy && parseTenderFilter({ createdBy })),
      ...(published && parseTenderFilter({ published })),
      ...(times.openingFrom && { openingFrom: times.openingFrom.toISOString() }),
      ...(times.openingTo && { openingTo: times.openingTo.toISOString() }),
      ...(times.closingFrom && { closingFrom: times.closingFrom.toISOString() }),
      ...(times.closingTo && { closingTo: times.closingTo.toISOString() }),
    },
  };
}
