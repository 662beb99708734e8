import type { EntityManager } from "typeorm";

/** The database's current time, rounded to milliseconds. Unlike `now()`, it advances during a transaction. */
export async function databaseClock(db: Pick<EntityManager, "query">): Promise<Date> {
  const [{ now }] = await db.query<[{ now: Date }]>("SELECT clock_timestamp()::timestamptz(3) AS now");
  return now;
}

/**
 * Converts a time before `sentAt` from this process's clock to the database's clock. The result is never too early, and
 * is too late by at most one millisecond more than the query's round trip.
 * @param moment A time in milliseconds by `performance.now()`, so that corrections of the system clock do not affect it
 * @param clock `sentAt`: when a query for the database's time was sent, by `performance.now()`; `now`: the time it
 * returned
 */
export const onDatabaseClock = (moment: number, { sentAt, now }: { sentAt: number; now: Date }) =>
  new Date(now.getTime() - Math.max(0, Math.floor(sentAt - moment)));
