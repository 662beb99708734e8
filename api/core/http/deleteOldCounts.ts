import type { DataSource } from "typeorm";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes the counts of rate limits an hour after they have expired, by the clock that wrote them: that of the processes. */
export async function deleteOldCounts(db: DataSource, now = Date.now()) {
  await db.query("DELETE FROM rate_limits WHERE expire < $1", [now - HOUR_MS]);
}
