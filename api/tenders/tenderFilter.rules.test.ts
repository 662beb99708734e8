import { filterByShownStatus, filterTenders, type FilteredTender } from "#api/tenders/tenderFilter.rules.ts";
import { shownStatus, TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

const NOW = new Date("2026-10-25T12:00:00.000Z");
const A_TENDER: FilteredTender = {
  tenderNumber: "AX-1",
  title: "Weir",
  description: "A weir.",
  category: "Infrastructure",
  status: "open",
  budgetMin: 1,
  budgetMax: 2,
  openingDate: "2026-10-01T00:00:00.000Z",
  closingDate: NOW,
  location: "Bangui",
  country: "Central African Republic",
};
const TENDERS = TENDER_STATUSES.flatMap((status) =>
  [-1, 0, 1].map((milliseconds) => ({ ...A_TENDER, status, closingDate: new Date(NOW.getTime() + milliseconds) })),
);

test.each(TENDER_STATUSES)("the filter by the shown status %s keeps exactly the tenders that show it, whatever their closing time", (status) => {
  const kept = filterTenders(TENDERS, filterByShownStatus(status), NOW);

  expect(kept).toEqual(TENDERS.filter((tender) => shownStatus(tender, NOW) === status));
});
