import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { logFault } from "#api/core/http/logFault.ts";

const INTERVAL_MS = 5_000;
/**
 * A checkpoint follows after this many bytes of write-ahead log. After a crash, PostgreSQL replays the log since the
 * last checkpoint.
 */
const MOST_BYTES = 8 * 2 ** 20;

const WRITTEN = "SELECT (pg_current_wal_insert_lsn() - redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()";

/**
 * Makes a checkpoint of the embedded database whenever much was written. PGlite makes one only when the database is
 * closed: the write-ahead log would grow without end, and opening the database after a crash would take ever longer.
 * @returns a function that stops the checkpoints
 */
export function embeddedCheckpoints(db: DataSource, log: Logger) {
  let round: Promise<void> | undefined;
  const checkpoint = async () => {
    const [written] = await db.query<{ bytes: number }[]>(WRITTEN);
    if (written && written.bytes > MOST_BYTES) await db.query("CHECKPOINT");
  };
  const timer = setInterval(() => {
    round ??= checkpoint()
      .catch((err: unknown) => logFault(log, err, "a checkpoint of the embedded database failed"))
      .finally(() => (round = undefined));
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
