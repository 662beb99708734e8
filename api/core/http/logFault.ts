import type { Logger } from "pino";

import { isUnavailable } from "#api/core/database/isUnavailable.ts";

/** The codes of PostgreSQL and of Node.js for a full disk. */
const DISK_FULL = /^(53100|ENOSPC)$/;

const OUTAGE_INTERVAL_MS = 10_000;

interface Outage {
  nextAt: number;
  left: number;
}

const outages = new WeakMap<Logger, Map<string, Outage>>();

/**
 * Logs an internal error at the level error. An unavailable database is logged at the level warn: each cause at most
 * once in ten seconds, with the number of lines that were left out since the last one.
 */
export function logFault(log: Logger, err: unknown, message: string, fields: object = {}) {
  if (!isUnavailable(err)) {
    log.error({ ...fields, err }, message);
    return;
  }
  const cause = ((err as { cause?: object }).cause ?? err) as { driverError?: object };
  const { code = "", name = "" } = (cause.driverError ?? cause) as { code?: string; name?: string };
  const ofLog = outages.get(log) ?? new Map<string, Outage>();
  outages.set(log, ofLog);
  const outage = ofLog.get(code || name) ?? { nextAt: 0, left: 0 };
  ofLog.set(code || name, outage);
  if (performance.now() < outage.nextAt) {
    outage.left++;
    return;
  }
  const what = DISK_FULL.test(code)
    ? "the disk of the database is full: free some space"
    : "the database is unavailable";
  log.warn({ ...fields, err, ...(outage.left > 0 && { leftOut: outage.left }) }, what);
  Object.assign(outage, { nextAt: performance.now() + OUTAGE_INTERVAL_MS, left: 0 });
}
