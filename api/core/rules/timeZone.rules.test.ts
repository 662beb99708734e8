import { timeZoneName, timeZoneNames } from "#api/core/rules/timeZone.rules.ts";
import { noticeSettingsSchema } from "#api/notices/noticeSettings.rules.ts";

const schema = noticeSettingsSchema.pick(["timeZone"]);

test.each([
  ["asia/kolkata", "Asia/Kolkata"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Europe/Kyiv", "Europe/Kyiv"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["AFRICA/ASMARA", "Africa/Asmara"],
  ["Africa/Bangui", "Africa/Bangui"],
  ["America/Argentina/buenos_aires", "America/Argentina/Buenos_Aires"],
  ["US/Eastern", "America/New_York"],
  ["utc", "UTC"],
  ["Etc/UTC", "UTC"],
  ["GMT", "UTC"],
])("the time zone %s is stored as %s", (typed, name) => {
  expect(timeZoneName(typed)).toBe(name);
  expect(schema.validateSync({ timeZone: ` ${typed} ` })).toEqual({ timeZone: name });
});

test.each(["+03:00", "-05:00", "Mars/Olympus", "toString", "constructor", ""])("%j is no time zone", (typed) => {
  expect(timeZoneName(typed)).toBeNull();
  expect(schema.isValidSync({ timeZone: typed })).toBe(false);
});

test("every zone that is offered is stored under the name that was chosen, and is the same zone as Intl's", () => {
  const noon = new Date("2026-07-01T12:00:00Z");
  const timeIn = (timeZone: string) => noon.toLocaleString("en", { timeZone });
  const offered = timeZoneNames();

  expect(offered.length).toBeGreaterThan(400);
  expect(offered.filter((name) => timeZoneName(name) !== name)).toEqual([]);
  for (const name of Intl.supportedValuesOf("timeZone")) expect(timeIn(timeZoneName(name) ?? "")).toBe(timeIn(name));
});
