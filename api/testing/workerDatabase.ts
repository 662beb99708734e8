import { readFile } from "node:fs/promises";

import { PGlite } from "@electric-sql/pglite";
import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";
import type { Logger } from "typeorm";

import { dataSourceFor } from "#api/database/dataSource.ts";
import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";
import type { Database } from "#api/database/openDatabase.ts";
import { migratedCopy } from "#api/testing/copies.ts";
import { serverUrl, workerDatabaseUrl } from "#api/testing/database.ts";

/** Settings that write less to the write-ahead log, which a database in memory never reads. */
const LITTLE_LOG = ["synchronous_commit=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0"];

/** Starts an embedded database in memory, with all migrations applied. */
export const embeddedDatabase = async () =>
  PGlite.create({
    loadDataDir: new Blob([await readFile(migratedCopy())]),
    extensions: EMBEDDED_EXTENSIONS,
    startParams: [...PGlite.defaultStartParams, ...LITTLE_LOG.flatMap((setting) => ["-c", setting])],
  });

let embedded: Promise<PGlite> | undefined;

/** The worker's embedded database. Test files share it, because starting one takes longer than running most files. */
const workerDatabase = () => (embedded ??= embeddedDatabase().then(unreferenced));

async function embeddedTarget() {
  const pglite = await workerDatabase();
  return embeddedConnection(() => pglite);
}

/** Connects to the worker's migrated database. */
export async function testDatabase(logger: Logger): Promise<Database> {
  const own = serverUrl() ? { url: workerDatabaseUrl(), poolSize: 10 } : { extra: await embeddedTarget() };
  const db = await dataSourceFor(own, { logger, logging: true }).initialize();
  return { db, embedded: !serverUrl(), close: () => db.destroy() };
}

/**
 * Makes the timers of the embedded PostgreSQL unreferenced. It starts timers of ten seconds again and again, which
 * would keep the worker alive after its last test.
 */
function unreferenced(pglite: PGlite) {
  const send = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (...message) => withUnreferencedTimers(() => send(...message));
  return pglite;
}

const { setTimeout: startTimer } = globalThis;

function withUnreferencedTimers<T>(act: () => T) {
  const startUnrefTimer = (handler: () => void, ms?: number) =>
    startTimer(() => withUnreferencedTimers(handler), ms).unref();
  const timer = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(startUnrefTimer, startTimer);
  try {
    return act();
  } finally {
    globalThis.setTimeout = timer;
  }
}
