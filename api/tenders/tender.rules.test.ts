import { acceptsBids, daysLeft, isClosingSoon, TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const after = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

test.each([
  [-25, -1, false],
  [-1, 0, false],
  [0, 0, false],
  [0.001, 1, true],
  [24, 1, true],
  [24.001, 2, true],
  [167.9, 7, true],
  [168, 7, true],
  [168.001, 8, false],
])("%d hours before closing, %d days are left, rounded up; closing soon is 1 to 7 days: %s", (hours, days, soon) => {
  const closingDate = after(hours);

  const left = daysLeft(closingDate, NOW);

  expect(left + 0).toBe(days);
  expect(isClosingSoon(closingDate, NOW)).toBe(soon);
});

test("only an open tender accepts bids, up to and including its closing time", () => {
  const accepting = TENDER_STATUSES.filter((status) => acceptsBids({ status, closingDate: after(1) }, NOW));

  expect(accepting).toEqual(["open"]);
  expect(acceptsBids({ status: "open", closingDate: NOW }, NOW)).toBe(true);
  expect(acceptsBids({ status: "open", closingDate: new Date(NOW.getTime() - 1) }, NOW)).toBe(false);
});
