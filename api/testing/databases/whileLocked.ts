import type { EntityManager } from "typeorm";

import type { TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

/** Waits for locks in this database only: other workers use other databases of the same server. */
const WAITING = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/**
 * Runs an act that must wait for a tender's row lock while another transaction holds it and changes the tender. Needs a
 * server: the embedded database has only one connection.
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
  // Not on the holder's connection: inside a transaction the statistics stay as they were at the first look.
  await until(async () => (await db.query<object[]>(WAITING)).length > 0);
  await change(holder.manager);
  await holder.commitTransaction();
  await holder.release();
  return acting;
}
