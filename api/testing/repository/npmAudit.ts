import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { type Advisories, compareAdvisories, type LockedPackages } from "#api/testing/repository/knownAdvisories.ts";
import { verdictOf } from "#api/testing/repository/npmAuditVerdict.ts";

/**
 * `npm run audit`: compares package-lock.json with the advisories in advisories.json, which needs no network, and asks
 * the registry, which may not answer.
 */

/** Aborts a hanging `npm audit`, which would retry for minutes; a slow registry needs less. */
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
