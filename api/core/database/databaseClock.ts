import type { EntityManager } from "typeorm";

/** The database's clock at this moment, to the millisecond: inside a transaction it goes on, unlike `now()`. */
export async function databaseClock(db: Pick<EntityManager, "query">): Promise<Date> {
  const [{ now }] = await db.query<[{ now: Date }]>("SELECT clock_timestamp()::timestamptz(3) AS now");
  return now;
}
