import { spawnSync } from "node:child_process";

import { verdictOf } from "#api/testing/auditVerdict.ts";

/** Long enough for a slow registry; npm itself retries for minutes. */
const TIMEOUT_MS = 60_000;

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0"], { encoding: "utf8", timeout: TIMEOUT_MS });
const { ok, line } = verdictOf(stdout);
process.stdout.write(`${line}\n`);
process.exitCode = ok ? 0 : 1;
