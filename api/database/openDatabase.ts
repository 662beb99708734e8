import type { PGlite } from "@electric-sql/pglite";
import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";
import type { DataSource } from "typeorm";

import { openLog } from "#api/core/http/log.ts";
import { offerCopies } from "#api/database/backup/copySocket.ts";
import { embeddedCheckpoints } from "#api/database/embeddedCheckpoints.ts";
import { dataSourceFor, retryingDataSource } from "#api/database/dataSource.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { openRecovering } from "#api/database/openRecovering.ts";
import { pingServer } from "#api/database/pingServer.ts";
import { migrate } from "#api/database/migrate.ts";

export interface Database {
  db: DataSource;
  embedded: boolean;
  close: () => Promise<unknown>;
}

export interface ServedDatabase extends Database {
  /** Rejects while the database cannot be reached. On a server, it uses its own connection outside the pool. */
  ping: () => Promise<unknown>;
}

/** Connects to a PostgreSQL server and runs pending migrations. */
export async function openServer(url: string, poolSize = 10): Promise<ServedDatabase> {
  const patient = await retryingDataSource(url).initialize();
  try {
    await migrate(patient, { shared: true });
  } finally {
    await patient.destroy();
  }
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

/**
 * Opens the embedded PostgreSQL in `directory` and runs pending migrations. Throws while another process has locked the
 * directory. If PostgreSQL crashes later, the database is opened again automatically.
 */
export async function openEmbedded(directory: string, log = openLog("silent")): Promise<ServedDatabase> {
  const unlock = lockDirectory(directory);
  try {
    const postgres = await openRecovering(directory, log);
    const db = await dataSourceFor({ extra: embeddedConnection(postgres.current) }).initialize();
    await migrate(db, { shared: false }).catch(async (error: unknown) => {
      await db.destroy();
      await postgres.close();
      throw error;
    });
    const stopOffering = await offerCopies(directory, (whileHeld) => copyOf(db, postgres.current, whileHeld));
    const stopCheckpoints = embeddedCheckpoints(db, log);
    const close = async () => {
      await stopOffering();
      await stopCheckpoints();
      await db.destroy();
      await postgres.close();
      unlock();
    };
    return { db, embedded: true, ping: () => db.query("SELECT 1"), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Copies the files of the embedded database. Holds the database's only connection meanwhile, so that no transaction is
 * open.
 */
async function copyOf(db: DataSource, current: () => PGlite, whileHeld: () => Promise<void>) {
  const holder = db.createQueryRunner();
  await holder.connect();
  try {
    const dump = await current().dumpDataDir("none");
    await whileHeld();
    return dump;
  } finally {
    await holder.release();
  }
}
