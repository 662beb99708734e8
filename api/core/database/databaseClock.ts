import type { EntityManager } from "typeorm";

/** The database's clock at this moment, to the millisecond: inside a transaction it goes on, unlike `now()`. */
export async function databaseClock(db: Pick<EntityManager, "query">): Promise<Date> {
  const [{ now }] = await db.query<[{ now: Date }]>("SELECT clock_timestamp()::timestamptz(3) AS now");
  return now;
}

/**
 * Converts an earlier moment of this process to the database's clock, which was `now` some time after `askedAt`. The result is
 * never before the moment itself, and after it by less than the round trip of the question.
 * @param moment and askedAt: milliseconds of `performance.now()`, which no correction of the system's clock moves
 */
export const onDatabaseClock = (moment: number, { askedAt, now }: { askedAt: number; now: Date }) =>
  new Date(now.getTime() - Math.max(0, Math.floor(askedAt - moment)));
