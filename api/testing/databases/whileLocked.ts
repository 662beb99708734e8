import type { EntityManager } from "typeorm";

import type { TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

/**
 * SQL that finds connections that are waiting for a lock in this database. Other workers use other databases of the
 * same server.
 */
const WAITING = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/**
 * Runs `act` while another transaction holds the row locks of all tenders. Once `act` waits for a lock, the other
 * transaction runs `change` and commits. Needs a database server: the embedded database has only one connection.
 */
export async function whileLocked<T>(
  { db }: Pick<TestApp, "db">,
  change: (holder: EntityManager) => Promise<unknown>,
  act: () => Promise<T>,
) {
  const holder = db.createQueryRunner();
  await holder.startTransaction();
  await holder.query("SELECT 1 FROM tenders FOR UPDATE");
  const acting = act();
  // Does not use the holder's connection: inside a transaction, pg_stat_activity stays as it was when it was first
  // read.
  await until(async () => (await db.query<object[]>(WAITING)).length > 0);
  await change(holder.manager);
  await holder.commitTransaction();
  await holder.release();
  return acting;
}
