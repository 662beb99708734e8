import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";

import { dataSourceFor } from "#api/database/dataSource.ts";
import type { Database } from "#api/database/openDatabase.ts";
import { databaseOf, onServer, serverUrl } from "#api/testing/database.ts";
import { embeddedDatabase } from "#api/testing/workerDatabase.ts";

/** A new database without tables on the server; null when the tests run on the embedded one. */
export async function emptyServerDatabase() {
  const url = serverUrl();
  if (!url) return null;
  const own = databaseOf(url, `_empty_${process.env.JEST_WORKER_ID ?? "1"}`);
  await onServer(url, `DROP DATABASE IF EXISTS "${own.name}" WITH (FORCE)`, `CREATE DATABASE "${own.name}"`);
  return { url: own.url, drop: () => onServer(url, `DROP DATABASE IF EXISTS "${own.name}" WITH (FORCE)`) };
}

/**
 * A new database without tables, on the database server or embedded in memory. The embedded one is an emptied copy of
 * the migrated database, which is faster than `initdb`.
 */
export async function emptyDatabase(): Promise<Database> {
  const own = await emptyServerDatabase();
  if (own) {
    const db = await dataSourceFor({ url: own.url }).initialize();
    const close = async () => {
      await db.destroy();
      await own.drop();
    };
    return { db, embedded: false, close };
  }
  const pglite = await embeddedDatabase();
  await pglite.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  const db = await dataSourceFor({ extra: embeddedConnection(() => pglite) }).initialize();
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  return { db, embedded: true, close };
}
