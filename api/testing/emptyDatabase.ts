import { readFile } from "node:fs/promises";

import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";

import { dataSourceFor } from "#api/database/dataSource.ts";
import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";
import type { Database } from "#api/database/openDatabase.ts";
import { databaseOf, migratedCopy, onServer, serverUrl } from "#api/testing/database.ts";

/** A new database without tables on the server; null when the tests run on the embedded one. */
export async function emptyServerDatabase() {
  const url = serverUrl();
  if (!url) return null;
  const own = databaseOf(url, `_empty_${process.env.JEST_WORKER_ID ?? "1"}`);
  await onServer(url, `DROP DATABASE IF EXISTS "${own.name}" WITH (FORCE)`, `CREATE DATABASE "${own.name}"`);
  return { url: own.url, drop: () => onServer(url, `DROP DATABASE IF EXISTS "${own.name}" WITH (FORCE)`) };
}

/** A new database without tables, on the server or embedded in memory (where emptying a copy is quicker than `initdb`). */
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
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(migratedCopy())]), extensions: EMBEDDED_EXTENSIONS });
  await pglite.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  const db = await dataSourceFor({ extra: createPgConfig(pglite) }).initialize();
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  return { db, embedded: true, close };
}
