import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The server gives no more at once. */
const PAGE_SIZE = 100;

/** The variables of the managed list; a search and a status of "" leave every tender. */
export const managedTenders = (search = "", status: TenderStatus | "" = "") => ({
  first: PAGE_SIZE,
  filter: { search: search.trim() || null, status: status ? [status] : null },
});
