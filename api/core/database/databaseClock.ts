import type { EntityManager } from "typeorm";

/** The database's current time in milliseconds. Inside a transaction it advances, unlike `now()`. */
export async function databaseClock(db: Pick<EntityManager, "query">): Promise<Date> {
  const [{ now }] = await db.query<[{ now: Date }]>("SELECT clock_timestamp()::timestamptz(3) AS now");
  return now;
}

/**
 * Converts a time of this process to the database's clock. `sentAt`: when a query for the database's time was sent;
 * `now`: its answer. The result is never too early, and too late by less than the query's round trip.
 * @param moment in milliseconds of `performance.now()`, like `sentAt`: corrections of the system clock do not affect it
 */
export const onDatabaseClock = (moment: number, { sentAt, now }: { sentAt: number; now: Date }) =>
  new Date(now.getTime() - Math.max(0, Math.floor(sentAt - moment)));
