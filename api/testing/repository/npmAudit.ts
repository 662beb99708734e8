import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { type Advisories, compareAdvisories, type LockedPackages } from "#api/testing/repository/knownAdvisories.ts";
import { verdictOf } from "#api/testing/repository/npmAuditVerdict.ts";

/**
 * `npm run audit`: compares package-lock.json with the advisories in advisories.json, which needs no network. Then runs
 * `npm audit`, which queries the registry. If the registry does not answer, the check passes with a note.
 */

/**
 * Ends `npm audit` after this time, because a hanging `npm audit` would retry for minutes. Even a slow registry answers
 * sooner.
 */
const TIMEOUT_MS = 60_000;

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;

const known = compareAdvisories(
  read("api/testing/repository/advisories.json") as Advisories,
  (read("package-lock.json") as { packages: LockedPackages }).packages,
  new Date(),
);
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0"], {
  encoding: "utf8",
  timeout: TIMEOUT_MS,
});
const { ok, line } = verdictOf(stdout);
process.stdout.write([...known.lines, line, ""].join("\n"));
process.exitCode = ok && known.ok ? 0 : 1;
