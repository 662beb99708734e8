import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import type { DataSource } from "typeorm";

import { dataSourceFor } from "#api/database/dataSource.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { migrate } from "#api/database/migrate.ts";

export interface Database {
  db: DataSource;
  embedded: boolean;
  close: () => Promise<void>;
}

/** Connects to a PostgreSQL server and runs pending migrations. */
export async function openServer(url: string, poolSize = 10): Promise<Database> {
  const db = await dataSourceFor({ url, poolSize }).initialize();
  await migrate(db, { shared: true });
  return { db, embedded: false, close: () => db.destroy() };
}

/** Opens the embedded PostgreSQL in `directory` and runs pending migrations. Throws while another process holds the directory. */
export async function openEmbedded(directory: string): Promise<Database> {
  const unlock = lockDirectory(directory);
  try {
    const pglite = await openFiles(directory);
    const db = await dataSourceFor({ extra: createPgConfig(pglite) }).initialize();
    await migrate(db, { shared: false });
    const close = async () => {
      await db.destroy();
      await pglite.close();
      unlock();
    };
    return { db, embedded: true, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates the database under another name and renames it when complete, so that an interrupted set-up is never opened. */
async function openFiles(directory: string) {
  const files = join(directory, "postgres");
  const unfinished = `${files}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (!existsSync(files)) {
    await (await PGlite.create(unfinished)).close();
    renameSync(unfinished, files);
  }
  return PGlite.create(files).catch((cause: unknown) => {
    throw new Error(unreadable(directory), { cause });
  });
}

const unreadable = (directory: string) =>
  `The embedded database in ${resolve(directory)} cannot be read. Put a backup in its place, ` +
  "or move the directory away to start with an empty database.";
