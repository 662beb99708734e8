import "reflect-metadata";

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import type { Config } from "jest";

import { dataSourceFor } from "#api/database/dataSource.ts";
import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";
import { migrate } from "#api/database/migrate.ts";
import { openServer } from "#api/database/openDatabase.ts";
import { builtCopy, databaseOf, migratedCopy, onServer, serverUrl } from "#api/testing/database.ts";

/** Migrates once per run: a dump of the embedded database, or one database per worker on the server. */
export default async function globalSetup({ maxWorkers }: Config & { maxWorkers: number }) {
  await mkdir(dirname(builtCopy()), { recursive: true });
  const url = serverUrl();
  if (!url) return keepMigratedCopy();
  for (let worker = 1; worker <= maxWorkers; worker++) {
    const own = databaseOf(url, `_${worker}`);
    await onServer(url, `DROP DATABASE IF EXISTS "${own.name}" WITH (FORCE)`, `CREATE DATABASE "${own.name}"`);
    await (await openServer(own.url)).close();
  }
}

async function keepMigratedCopy() {
  const pglite = await PGlite.create({ extensions: EMBEDDED_EXTENSIONS });
  const db = await dataSourceFor({ extra: createPgConfig(pglite) }).initialize();
  await migrate(db, { shared: false });
  // Its timer would keep each worker alive for ten seconds after the last test.
  await db.query("ALTER SYSTEM SET log_startup_progress_interval = 0");
  await db.destroy();
  const copy = await pglite.dumpDataDir("none");
  await pglite.close();
  await writeFile(migratedCopy(), Buffer.from(await copy.arrayBuffer()));
}
