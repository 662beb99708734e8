import { existsSync, readFileSync } from "node:fs";

import type { Pool } from "pg";

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** User and system time of a process, in seconds. */
export function processorTime(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Resident memory of a process, in megabytes. */
export const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/**
 * By process id, the processor time in seconds of each PostgreSQL process that serves this database. Leaves out the
 * process that serves `pool`. NaN if PostgreSQL runs on another machine.
 */
export async function postgresTime(pool: Pool) {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  const here = rows.filter(
    ({ pid }) => existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres"),
  );
  return new Map(here.length === rows.length ? here.map(({ pid }) => [pid, processorTime(pid)]) : [[0, NaN]]);
}

export const spentBetween = (before: Map<number, number>, after: Map<number, number>) =>
  [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
