import { join } from "node:path";

import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Client } from "pg";
import type { Logger } from "typeorm";

import { dataSourceFor } from "#api/database/dataSource.ts";
import type { Database } from "#api/database/openDatabase.ts";

/** The tests run on the server that TEST_DATABASE_URL names, otherwise on the embedded database in memory. */
export const serverUrl = () => process.env.TEST_DATABASE_URL;

/**
 * The dump of a migrated embedded database, from which each test file starts instead of running the migrations. Its path
 * reaches the workers through the environment and contains the pid, so that simultaneous runs do not collide.
 */
export const migratedCopy = () => (process.env.MIGRATED_COPY ??= ofThisRun("migrated.tar"));

/** The folder of the built api, for tests that start it. */
export const builtCopy = () => (process.env.BUILT_COPY ??= ofThisRun("server"));

const ofThisRun = (name: string) => join(process.cwd(), "node_modules", ".cache", `axion-${process.pid}-${name}`);

export const databaseOf = (url: string, suffix: string) => {
  const address = new URL(url);
  address.pathname += suffix;
  return { url: address.href, name: decodeURIComponent(address.pathname.slice(1)) };
};

export async function onServer(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database for the exclusive use of this test file. */
export async function testDatabase(logger: Logger): Promise<Database> {
  const url = serverUrl();
  if (url) {
    const db = await dataSourceFor(
      { url: databaseOf(url, `_${process.env.JEST_WORKER_ID ?? "1"}`).url, poolSize: 10 },
      { logger, logging: true },
    ).initialize();
    return { db, embedded: false, close: () => db.destroy() };
  }
  const pglite = await workerDatabase();
  // Ends what an earlier file left open: its transaction, settings and prepared statements.
  await pglite.exec("ROLLBACK");
  await pglite.exec("DISCARD ALL");
  const db = await dataSourceFor({ extra: createPgConfig(pglite) }, { logger, logging: true }).initialize();
  return { db, embedded: true, close: () => db.destroy() };
}
