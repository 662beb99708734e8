import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { parseTenderFilter } from "#api/tenders/tenderFilter.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The query variables of Tender Management; "" is no filter. */
export const managedTenders = (search = "", status: TenderStatus | "" = "") => ({
  first: MAX_PAGE,
  filter: parseTenderFilter({ search, status }),
});
