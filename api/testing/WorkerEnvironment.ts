import { AsyncResource } from "node:async_hooks";
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

/** What starts in it does not keep the test that asked for it, and with that its whole file, in memory. */
const outsideOfTests = new AsyncResource("worker");

/**
 * The worker's own globals instead of a realm for each file, for `OneRealmRuntime`: what a file adds to them, or to the
 * environment's variables, is taken away after it. Jest constructs the class once per test file.
 */
export default class WorkerEnvironment extends TestEnvironment {
  private readonly before = { globals: Object.getOwnPropertyDescriptors(globalThis), exit: Object.getOwnPropertyDescriptor(process, "exit") ?? {}, env: { ...process.env } };

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    const { moduleMocker, fakeTimersModern } = this;
    this.global = globalThis as unknown as typeof this.global;
    this.fakeTimers = null;
    if (moduleMocker) this.moduleMocker = new (classOf(moduleMocker))(this.global);
    if (fakeTimersModern) this.fakeTimersModern = new (classOf(fakeTimersModern))({ config: config.projectConfig, global: globalThis });
  }

  override async setup() {
    await super.setup();
    globalThis.workerDatabase = () => (database ??= outsideOfTests.runInAsyncScope(start));
  }

  override async teardown() {
    await super.teardown();
    const { globals, exit, env } = this.before;
    for (const name of Reflect.ownKeys(globalThis)) if (!(name in globals)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperties(globalThis, globals);
    Object.defineProperty(process, "exit", exit);
    process.env = env;
  }
}

const classOf = <T extends object>(instance: T) => instance.constructor as new (options: unknown) => T;

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
  const timer = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(startUnrefTimer, startTimer);
  try {
    return act();
  } finally {
    globalThis.setTimeout = timer;
  }
}
