import type { EntityManager } from "typeorm";

import type { TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

/** Runs an act that waits for a tender's lock while another transaction holds it and changes the tender. Needs a server: the embedded database has one connection. */
export async function whileLocked<T>({ db }: Pick<TestApp, "db">, change: (holder: EntityManager) => Promise<unknown>, act: () => Promise<T>) {
  const holder = db.createQueryRunner();
  await holder.startTransaction();
  await holder.query("SELECT 1 FROM tenders FOR UPDATE");
  const acting = act();
  await until(async () => ((await holder.query("SELECT 1 FROM pg_locks WHERE NOT granted")) as unknown[]).length > 0);
  await change(holder.manager);
  await holder.commitTransaction();
  await holder.release();
  return acting;
}
