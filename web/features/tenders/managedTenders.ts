import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The variables of the managed list; a search and a status of "" leave every tender. */
export const managedTenders = (search = "", status: TenderStatus | "" = "") => ({
  first: MAX_PAGE,
  filter: { search: search.trim() || null, status: status ? [status] : null },
});
