import type { DataSource } from "typeorm";

/**
 * The upper 20 bits of the key of the advisory lock that the SQL function moment_of_change takes. The lower 44 bits are
 * the start of the transaction, in milliseconds since 1970.
 */
const LOCK = 3567;

/**
 * Reads a time such that later statements see every change with an earlier change time: the start of the oldest running
 * transaction that has changed something, or else the current time. The statement reads the clock before the locks. In
 * the other order it could miss a transaction that takes its lock in between.
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
