import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import type { DataSource } from "typeorm";

import { offerCopies } from "#api/database/backup/copySocket.ts";
import { dataSourceFor, patientDataSource } from "#api/database/dataSource.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { openFiles } from "#api/database/embeddedFiles.ts";
import { pingServer } from "#api/database/pingServer.ts";
import { migrate } from "#api/database/migrate.ts";

export interface Database {
  db: DataSource;
  embedded: boolean;
  close: () => Promise<unknown>;
}

export interface ServedDatabase extends Database {
  /** Rejects while the database cannot be reached; on a connection of its own where there can be several. */
  ping: () => Promise<unknown>;
}

/** Connects to a PostgreSQL server and runs pending migrations. */
export async function openServer(url: string, poolSize = 10): Promise<ServedDatabase> {
  const patient = await patientDataSource(url).initialize();
  await migrate(patient, { shared: true }).finally(() => patient.destroy());
  const db = await dataSourceFor({ url, poolSize }).initialize();
  const { ping, close } = pingServer(url);
  return {
    db,
    embedded: false,
    ping,
    close() {
      close();
      return db.destroy();
    },
  };
}

/** Opens the embedded PostgreSQL in `directory` and runs pending migrations. Throws while another process holds the directory. */
export async function openEmbedded(directory: string): Promise<ServedDatabase> {
  const unlock = lockDirectory(directory);
  try {
    const pglite = await openFiles(directory);
    const db = await dataSourceFor({ extra: createPgConfig(pglite) }).initialize();
    await migrate(db, { shared: false });
    const stopOffering = await offerCopies(directory, () => copyOf(db, pglite));
    const close = async () => {
      await stopOffering();
      await db.destroy();
      await pglite.close();
      unlock();
    };
    return { db, embedded: true, ping: () => db.query("SELECT 1"), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Holds the only connection, so that no transaction is open while the files are copied. */
async function copyOf(db: DataSource, pglite: PGlite) {
  const holder = db.createQueryRunner();
  await holder.connect();
  return pglite.dumpDataDir("none").finally(() => holder.release());
}
