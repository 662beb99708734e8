import type { DataSource } from "typeorm";

/** The key of the lock in moment_of_change: 20 bits that name it, and 44 bits of milliseconds. */
const LOCK = 3567;

/**
 * Reads the time before which every change is committed: the beginning of the oldest transaction that has stamped a change and still
 * runs, else the present. Statements that begin afterwards see all changes with an earlier stamp, and a change that comes later gets
 * this stamp or a later one. The clock is read first: a transaction that takes its lock after this look stamps later than it.
 */
export async function readChangesUntil(db: Pick<DataSource, "query">): Promise<Date> {
  const [{ until }] = await db.query<[{ until: Date }]>(READ);
  return until;
}

const READ = `
  WITH present AS MATERIALIZED (SELECT date_trunc('milliseconds', clock_timestamp()) AS moment)
  SELECT least(moment, (
    SELECT to_timestamp(min(((classid::bigint << 32) + objid::bigint) & ((1::bigint << 44) - 1)) / 1000.0)
      FROM pg_locks
     WHERE moment IS NOT NULL AND locktype = 'advisory' AND objsubid = 1 AND classid::bigint >> 12 = ${LOCK}
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ))::timestamptz(3) AS until FROM present`;
