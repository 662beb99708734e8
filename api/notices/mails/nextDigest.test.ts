import { nextDigest } from "#api/notices/mails/nextDigest.ts";

test.each([
  ["before seven", "2026-12-01T05:00:00Z", "Africa/Lagos", "2026-12-01T06:00:00.000Z"],
  ["at seven sharp, of the next day", "2026-12-01T06:00:00Z", "Africa/Lagos", "2026-12-02T06:00:00.000Z"],
  ["after seven", "2026-12-01T12:00:00Z", "Africa/Lagos", "2026-12-02T06:00:00.000Z"],
  ["where it is already tomorrow", "2026-12-01T20:00:00Z", "Asia/Tokyo", "2026-12-01T22:00:00.000Z"],
  ["where it is still yesterday", "2026-12-01T05:00:00Z", "America/Los_Angeles", "2026-12-01T15:00:00.000Z"],
  ["at a half hour from UTC", "2026-12-01T00:00:00Z", "Asia/Kolkata", "2026-12-01T01:30:00.000Z"],
  ["on the night in which clocks go forward", "2026-03-28T20:00:00Z", "Europe/Paris", "2026-03-29T05:00:00.000Z"],
  ["before that day", "2026-03-28T03:00:00Z", "Europe/Paris", "2026-03-28T06:00:00.000Z"],
  ["in the hour that is left out", "2026-03-29T01:00:00Z", "Europe/Paris", "2026-03-29T05:00:00.000Z"],
  ["on the night in which clocks go back", "2026-10-24T20:00:00Z", "Europe/Paris", "2026-10-25T06:00:00.000Z"],
  ["in the hour that comes twice", "2026-10-25T00:30:00Z", "Europe/Paris", "2026-10-25T06:00:00.000Z"],
  ["in the second of these hours", "2026-10-25T01:30:00Z", "Europe/Paris", "2026-10-25T06:00:00.000Z"],
  ["after seven of that day", "2026-10-25T06:30:00Z", "Europe/Paris", "2026-10-26T06:00:00.000Z"],
  ["without a time zone, in UTC", "2026-12-01T05:00:00Z", null, "2026-12-01T07:00:00.000Z"],
  ["with one that nobody knows, in UTC", "2026-12-01T05:00:00Z", "Mars/Olympus", "2026-12-01T07:00:00.000Z"],
])("the next seven o'clock %s", (_when, after, zone, expected) => {
  expect(nextDigest(new Date(after), zone).toISOString()).toBe(expected);
});
