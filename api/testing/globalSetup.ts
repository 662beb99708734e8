import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "jest";

import { CACHE, temporaryFolder } from "#api/testing/copies.ts";
import { databaseOf, onServer, serverUrl } from "#api/testing/database.ts";
import { sourceHash } from "#api/testing/sourceHash.ts";

const SELF = "api/testing/globalSetup.ts";

/** Prepares the migrated database that all workers start from, unless an earlier run has cached it. */
export default async function globalSetup({ maxWorkers }: Config & { maxWorkers: number }) {
  await mkdir(CACHE, { recursive: true });
  process.env.BUILT_COPY = await cached("server", "api/server.ts", "api/vite.config.ts");
  process.env.MIGRATED_COPY = await cached("migrated", "api/database/dataSource.ts", "api/database/migrate.ts", SELF);
  if (!existsSync(process.env.MIGRATED_COPY)) await writeMigrated(process.env.MIGRATED_COPY);
  const url = serverUrl();
  if (url) await copyOnServer(url, maxWorkers);
}

/** The path of the cached file for the current sources. Files of earlier sources are deleted. */
async function cached(name: string, ...entries: string[]) {
  const current = `${name}-${sourceHash(...entries)}`;
  for (const file of await readdir(CACHE))
    if (file.startsWith(`${name}-`) && file !== current) await rm(join(CACHE, file), { recursive: true, force: true });
  return join(CACHE, current);
}

/**
 * Migrates an embedded database, and writes its files to a tar. Closes the database before: PostgreSQL would otherwise
 * recover the database and sync its files at each start of a copy. Imports the product's modules inside the function,
 * because loading them takes long.
 */
async function writeMigrated(file: string) {
  await import("reflect-metadata");
  const { PGlite } = await import("@electric-sql/pglite");
  const { embeddedConnection } = await import("#api/database/EmbeddedSocket.ts");
  const { dataSourceFor } = await import("#api/database/dataSource.ts");
  const { EMBEDDED_EXTENSIONS } = await import("#api/database/embeddedExtensions.ts");
  const { migrate } = await import("#api/database/migrate.ts");
  const directory = await mkdtemp(join(temporaryFolder(), "axion-migrated-"));
  try {
    const pglite = await PGlite.create({ dataDir: directory, extensions: EMBEDDED_EXTENSIONS });
    const db = await dataSourceFor({ extra: embeddedConnection(() => pglite) }).initialize();
    await migrate(db, { shared: false });
    // Disable PostgreSQL's timer that reports the progress of a startup. It would keep each worker alive for ten
    // seconds after its last test.
    await db.query("ALTER SYSTEM SET log_startup_progress_interval = 0");
    await db.destroy();
    for (const statement of WITHOUT_TEMPLATES) await pglite.exec(statement);
    await pglite.close();
    execFileSync("tar", ["-cf", `${file}.${process.pid}`, "-C", directory, "."]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Drop the template databases, which only CREATE DATABASE needs. Without them, each start of a copy takes a third less
 * time.
 */
const WITHOUT_TEMPLATES = [
  "UPDATE pg_database SET datistemplate = false",
  "DROP DATABASE template0",
  "DROP DATABASE template1",
];

/**
 * Creates one database per worker, each a copy of the first. Commits do not wait for the disk, which makes tests faster
 * and is safe because no test crashes the server.
 */
async function copyOnServer(url: string, workers: number) {
  await import("reflect-metadata");
  const { openServer } = await import("#api/database/openDatabase.ts");
  const first = databaseOf(url, "_1");
  for (let worker = 1; worker <= workers; worker++) {
    const { name } = databaseOf(url, `_${worker}`);
    const copy = worker === 1 ? "" : ` TEMPLATE "${first.name}"`;
    await onServer(
      url,
      `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`,
      `CREATE DATABASE "${name}"${copy}`,
      `ALTER DATABASE "${name}" SET synchronous_commit = off`,
    );
    if (worker === 1) await (await openServer(first.url)).close();
  }
}
