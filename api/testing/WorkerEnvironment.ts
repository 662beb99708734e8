import { readFile } from "node:fs/promises";

import { PGlite } from "@electric-sql/pglite";
import { TestEnvironment } from "jest-environment-node";

import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";
import { migratedCopy } from "#api/testing/database.ts";

declare global {
  /** The worker's embedded database. Test files share it, because starting one takes longer than most files. */
  var workerDatabase: () => Promise<PGlite>;
}

let database: Promise<PGlite> | undefined;

/** Jest loads this module once per worker process and constructs the class once per test file. */
export default class WorkerEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    this.global.workerDatabase = () => (database ??= start());
  }
}

async function start() {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(migratedCopy())]), extensions: EMBEDDED_EXTENSIONS });
  const send = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (...message) => withoutHoldingTheProcess(() => send(...message));
  return pglite;
}

const { setTimeout: startTimer } = globalThis;

/** PostgreSQL starts timers of ten seconds, again and again, which must not keep the worker alive after its last test. */
function withoutHoldingTheProcess<T>(act: () => T) {
  const startUnrefTimer = (handler: () => void, ms?: number) => startTimer(() => withoutHoldingTheProcess(handler), ms).unref();
  globalThis.setTimeout = Object.assign(startUnrefTimer, startTimer);
  try {
    return act();
  } finally {
    globalThis.setTimeout = startTimer;
  }
}
