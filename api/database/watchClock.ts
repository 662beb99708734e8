import type { Logger } from "pino";
import type { DataSource } from "typeorm";

const POLL_INTERVAL_MS = 10_000;
/** How many seconds the clock may be behind without a warning, because small corrections are normal. */
const MOST_SECONDS = 1;

/**
 * SQL that reads the newest time of all audit events and signed days, and by how many seconds the database's clock is
 * behind this time. Uses indexes.
 */
const BEHIND = `
  SELECT newest, extract(epoch FROM newest - clock_timestamp())::float AS seconds
    FROM (SELECT greatest((SELECT max(occurred_at) FROM audit_events), (SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' FROM audit_days)) AS newest) AS stored`;

interface Options {
  db: Pick<DataSource, "query">;
  log: Pick<Logger, "warn" | "info">;
}

/**
 * Logs a warning when the database's clock is behind the newest stored time, for example after the promotion of a
 * standby. Checks at the start and every ten seconds, until it is stopped. Logs once when the clock falls behind, and
 * once when it has caught up.
 */
export async function watchClock(options: Options, everyMs = POLL_INTERVAL_MS) {
  let isBehind = false;
  let running: Promise<void> | undefined;
  const check = () => (running ??= compare().finally(() => (running = undefined)));

  async function compare() {
    // An unreachable database is ignored here, because other queries also fail then, and their callers log the outage.
    const [found] = await options.db.query<{ newest: Date | null; seconds: number | null }[]>(BEHIND).catch(() => []);
    const seconds = found?.seconds ?? 0;
    if (seconds > MOST_SECONDS && !isBehind) options.log.warn({ seconds, newest: found?.newest }, WARNING);
    else if (found && seconds <= MOST_SECONDS && isBehind) options.log.info("the database's clock has caught up");
    if (found) isBehind = seconds > MOST_SECONDS;
  }

  await check();
  const timer = setInterval(() => void check(), everyMs).unref();
  return {
    check,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

const WARNING =
  "the database's clock is behind what the database has stored: it went back, or a standby with another clock was promoted. Set it by NTP. Until it has caught up, tenders close later than announced, and the audit trail records acts at the time of the newest event";
