import { readFileSync } from "node:fs";

import { type Advisories, compareAdvisories } from "#api/testing/repository/knownAdvisories.ts";

const NOW = new Date("2026-11-27");

/** The content of a file with one advisory, about the package leftpad, which is fixed in 1.2.0 and 2.0.1. */
const given = (overrides: Partial<Advisories> = {}): Advisories => ({
  updated: "2026-11-01",
  accepted: [],
  advisories: [
    {
      id: "GHSA-aaaa",
      aliases: ["CVE-1"],
      summary: "It pads for ever",
      affected: [
        {
          package: { ecosystem: "npm", name: "leftpad" },
          ranges: [
            { type: "SEMVER", events: [{ introduced: "0" }, { fixed: "1.2.0" }] },
            { type: "SEMVER", events: [{ introduced: "2.0.0" }, { fixed: "2.0.1" }] },
          ],
        },
      ],
    },
  ],
  ...overrides,
});

const installed = (version: string, path = "node_modules/leftpad") => ({ "": {}, [path]: { version } });

test.each([
  ["1.1.9", "1.2.0"],
  ["2.0.0", "2.0.1"],
])("leftpad %s is named with its advisory and the first version that is fixed, %s", (version, fixed) => {
  const { ok, lines } = compareAdvisories(given(), installed(version), NOW);

  expect(ok).toBe(false);
  expect(lines[0]).toBe(`leftpad ${version}: GHSA-aaaa, CVE-1: It pads for ever; fixed in ${fixed}`);
});

test("a copy below another package is found, too", () => {
  const packages = installed("1.0.0", "node_modules/other/node_modules/leftpad");

  expect(compareAdvisories(given(), packages, NOW).ok).toBe(false);
});

test.each(["1.2.0", "1.9.9", "2.0.1"])("version %s is not affected, nor is a package with a longer name", (version) => {
  const packages = { ...installed(version), ...installed("1.0.0", "node_modules/@other/not-leftpad") };

  expect(compareAdvisories(given(), packages, NOW)).toEqual({
    ok: true,
    lines: ["advisories: 1 compared, of 2026-11-01; 0 found, 0 accepted"],
  });
});

test("an accepted advisory does not fail the check until it affects nothing any more", () => {
  const accepted = [{ id: "GHSA-aaaa", package: "leftpad", reason: "Nobody pads here." }];

  expect(compareAdvisories(given({ accepted }), installed("1.0.0"), NOW)).toMatchObject({ ok: true });
  expect(compareAdvisories(given({ accepted }), installed("1.2.0"), NOW)).toMatchObject({
    ok: false,
    lines: ["GHSA-aaaa of leftpad is accepted and affects nothing: remove it", expect.any(String) as string],
  });
});

test("after 90 days without an update the check warns", () => {
  const linesAt = (day: string) => compareAdvisories(given(), {}, new Date(day)).lines;

  expect(linesAt("2027-01-30")).toHaveLength(1);
  expect(linesAt("2027-01-31")[0]).toBe("Warning: advisories.json was updated 91 days ago");
});

test("each advisory of the file has an id, a package of npm and ranges that end", () => {
  const { advisories } = JSON.parse(readFileSync("api/testing/repository/advisories.json", "utf8")) as Advisories;

  expect(new Set(advisories.map(({ id }) => id)).size).toBe(advisories.length);
  for (const { id, affected } of advisories) {
    expect(id).toMatch(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/);
    for (const { package: of, ranges } of affected) {
      expect(of.ecosystem).toBe("npm");
      for (const { type, events } of ranges)
        expect([type, ...events.flatMap((event) => Object.keys(event))]).toEqual(["SEMVER", "introduced", "fixed"]);
    }
  }
});
