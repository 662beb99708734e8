import { formatCount } from "#web/format/formatCount.ts";
import { formatDate, formatLocalAndUtc, formatLongDate, formatTime, formatUtc } from "#web/format/dates.ts";
import { formatBudget, formatMoney } from "#web/format/amounts.ts";

test("currency is USD without decimals", () => {
  expect(formatMoney(1_250_000)).toBe("$1,250,000");
  expect(formatBudget(900_000, 1_250_000)).toBe("$900,000 – $1,250,000");
});

test("dates are in en-US short form: the day that was picked, in every time zone", () => {
  expect(formatDate("2026-12-31T23:59:59.999Z")).toBe("Dec 31, 2026");
});

test("blog dates are full month, day, year", () => {
  expect(formatLongDate("2025-10-03T09:00:00Z")).toBe("October 3, 2025");
});

test("a closing time in UTC is exact to the second", () => {
  expect(formatUtc("2026-12-31T23:59:59.999Z")).toBe("Dec 31, 2026, 23:59:59 UTC");
});

test("a closing time is shown to the minute in the user's time zone and in UTC, with another year's number", () => {
  const closing = "2026-11-27T23:59:59.999Z";
  const now = new Date("2026-11-20T00:00:00.000Z");
  const [earlier, later] = [now, new Date("2027-01-01T00:00:00.000Z")].map((moment) =>
    formatLocalAndUtc(closing, moment, "Africa/Nairobi"),
  );

  expect(earlier).toEqual({ local: "Nov 28, 2:59 AM", utc: "Nov 27, 23:59", isUtc: false });
  expect(later).toMatchObject({ local: "Nov 28, 2026, 2:59 AM", utc: "Nov 27, 2026, 23:59" });
  expect(formatLocalAndUtc(closing, now, "UTC").isUtc).toBe(true);
});

test("a time of day has two digits each", () => {
  expect(formatTime(new Date(2026, 0, 1, 9, 5))).toBe("09:05");
});

test("a count that stopped at its limit says that there are more", () => {
  expect([formatCount(1, "user", true), formatCount(10_000, "user", true), formatCount(10_000, "user", false)]).toEqual(
    ["1 user", "10,000 users", "More than 10,000 users"],
  );
});
