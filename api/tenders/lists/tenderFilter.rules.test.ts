import { tenderInput } from "#api/testing/builders/builders.ts";
import { filterByShownStatus, filterTenders, type FilteredTender } from "#api/tenders/lists/tenderFilter.rules.ts";
import { shownStatus, TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

const NOW = new Date("2026-10-25T12:00:00.000Z");
const TENDERS = TENDER_STATUSES.flatMap((status) =>
  [-1, 0, 1].map(
    (milliseconds) =>
      ({ ...tenderInput(), status, closingDate: new Date(NOW.getTime() + milliseconds) }) as unknown as FilteredTender,
  ),
);

test.each(TENDER_STATUSES)(
  "the filter by the shown status %s keeps exactly the tenders that show it, whatever their closing time",
  (status) => {
    const kept = filterTenders(TENDERS, filterByShownStatus(status), NOW);

    expect(kept).toEqual(TENDERS.filter((tender) => shownStatus(tender, NOW) === status));
  },
);
