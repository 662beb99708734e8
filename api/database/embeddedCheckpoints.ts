import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { logFault } from "#api/core/http/logFault.ts";

const INTERVAL_MS = 5_000;
/**
 * Once the write-ahead log has grown by this many bytes, a checkpoint follows. After a crash, PostgreSQL replays the
 * log since the last checkpoint, so this number limits how long it takes to open the database.
 */
const MOST_BYTES = 8 * 2 ** 20;

const WRITTEN = "SELECT (pg_current_wal_insert_lsn() - redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()";

/**
 * Makes a checkpoint of the embedded database after every MOST_BYTES of write-ahead log. PGlite itself makes one only
 * when the database is closed. Without these checkpoints the log would grow without limit, and opening the database
 * after a crash would take ever longer.
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
