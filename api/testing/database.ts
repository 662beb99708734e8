import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Client } from "pg";
import type { Logger } from "typeorm";

import { dataSourceFor } from "#api/database/dataSource.ts";
import type { Database } from "#api/database/openDatabase.ts";

/** Where the tests run: a server whose address TEST_DATABASE_URL holds, else the embedded database in memory. */
export const serverUrl = () => process.env.TEST_DATABASE_URL;

/**
 * A migrated embedded database, kept by the set-up so that each file starts from it instead of from nothing. Its name
 * travels to the workers through the environment: two runs at once do not take it from each other.
 */
export const migratedCopy = () =>
  (process.env.MIGRATED_COPY ??= join(process.cwd(), "node_modules", ".cache", `axion-migrated-${process.pid}.tar`));

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

/** This test file's own database: nobody else writes to it while the file runs. */
export async function testDatabase(logger: Logger): Promise<Database> {
  const url = serverUrl();
  if (url) {
    const db = await dataSourceFor(
      { url: databaseOf(url, `_${process.env.JEST_WORKER_ID ?? "1"}`).url, poolSize: 10 },
      { logger, logging: true },
    ).initialize();
    return { db, embedded: false, close: () => db.destroy() };
  }
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(migratedCopy())]) });
  const db = await dataSourceFor({ extra: createPgConfig(pglite) }, { logger, logging: true }).initialize();
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  return { db, embedded: true, close };
}
