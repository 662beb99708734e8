import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";
import { parseTenderFilter, type TenderFilterTexts } from "#api/tenders/lists/tenderFilter.rules.ts";

/**
 * The query variables of Tender Management; "" is no filter. Empty table filters are omitted, so that the table and
 * the cards share one cached list.
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
}: TenderFilterTexts = {}) {
  const times = parseTenderFilter({ closingFrom, closingTo });
  return {
    first: FIRST_PAGE,
    filter: {
      ...parseTenderFilter({ search, status }),
      ...(category && parseTenderFilter({ category })),
      ...(country && parseTenderFilter({ country })),
      ...(closingWithinDays && parseTenderFilter({ closingWithinDays })),
      ...(withoutBids && parseTenderFilter({ withoutBids })),
      ...(times.closingFrom && { closingFrom: times.closingFrom.toISOString() }),
      ...(times.closingTo && { closingTo: times.closingTo.toISOString() }),
    },
  };
}
