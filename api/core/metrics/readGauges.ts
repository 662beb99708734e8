import { Gauge, type Registry } from "prom-client";
import type { Logger } from "pino";

import { nullAfterTimeout } from "#api/core/database/timeouts.ts";
import { logFault } from "#api/core/http/logFault.ts";

/**
 * The time limit for reading the gauges. It is shorter than Prometheus's time limit for a scrape, so that a database
 * that hangs does not hide the other metrics.
 */
const READ_TIMEOUT_MS = 2_000;

/**
 * Reads the values of gauges. The returned function then sets the gauges, or removes those whose values could not be
 * read.
 */
export type Reading = () => Promise<() => void>;

/**
 * Registers gauges whose values are read from the database for each scrape. Simultaneous scrapes share one reading,
 * even if it hangs.
 */
export function readGauges<Name extends string>(
  register: Registry,
  log: Logger,
  help: Record<Name, string>,
  read: () => Promise<Record<Name, number>>,
): Reading {
  const names = Object.keys(help) as Name[];
  const gauges = names.map((name) => [name, new Gauge({ name, help: help[name], registers: [register] })] as const);
  let running: Promise<Record<Name, number> | null> | undefined;

  function once() {
    const failed = (error: unknown) => {
      logFault(log, error, "a metric could not be read");
      return null;
    };
    return read()
      .catch(failed)
      .finally(() => (running = undefined));
  }

  return async () => {
    const figures = await nullAfterTimeout((running ??= once()), READ_TIMEOUT_MS);
    return () => {
      for (const [name, gauge] of gauges) {
        if (figures) gauge.set(figures[name]);
        else gauge.remove();
      }
    };
  };
}
