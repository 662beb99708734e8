import { existsSync, readFileSync } from "node:fs";

/** A row of the table of promises: `| promise | `file`: name of the test |`. */
const ROW = /^\| (?<promise>[^|]+) \| `(?<file>[^`|]+\.tsx?)`: (?<name>[^|]+) \|$/gm;

/** The page without the alignment spaces of its table and without the separator row. */
const page = readFileSync(".github/SECURITY.md", "utf8")
  .replaceAll(/ +\|/g, " |")
  .replaceAll(/^\| -[-| ]*\n/gm, "");
const promises = [...page.matchAll(ROW)].map(({ groups }) => groups as { promise: string; file: string; name: string });

test("each promise of SECURITY.md names a test that exists", () => {
  const missing = promises.filter(({ file, name }) => !existsSync(file) || !readFileSync(file, "utf8").includes(name));

  expect(promises.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test("every row of the table of promises has a test", () => {
  const table = page.slice(page.indexOf("| Promise | Test |"), page.indexOf("## Limits"));
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1);

  expect(rows).toHaveLength(promises.length);
});
