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

test("a tender's texts are folded once for all searches", () => {
  const tender = { ...TENDERS[0]!, description: "Quay wall" };
  const folds = jest.spyOn(String.prototype, "normalize");

  const kept = Array.from({ length: 50 }, (_each, at) => filterTenders([tender], { search: `quay${at || ""}` }, NOW));

  expect(kept.map(({ length }) => length)).toEqual([1, ...Array<number>(49).fill(0)]);
  expect(folds).toHaveBeenCalledTimes(4);
  folds.mockRestore();
});
