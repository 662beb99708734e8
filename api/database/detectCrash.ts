/** PGlite's WebAssembly module: the functions that it calls for each message, and its open files. */
export interface PostgresModule extends Record<
  "_PostgresMainLoopOnce" | "_PostgresMainLongJmp" | "_PostgresSendReadyForQueryIfNecessary" | "_pgl_pq_flush",
  () => void
> {
  stackRestore: (pointer: number) => void;
  FS: { streams: ({ nfd?: number } | null | undefined)[] };
}

/** The status of the exception by which PostgreSQL leaves a statement after an ordinary error. */
const ORDINARY_ERROR = 100;

/**
 * Calls `crashed` once when PostgreSQL aborts in PGlite: after a PANIC such as a full disk, out of memory, or a trap of
 * WebAssembly. PGlite ignores such an exception and calls the module again for ever; after a crash this makes each call
 * throw instead.
 */
export function detectCrash(module: PostgresModule, crashed: (cause: unknown) => void) {
  const watched = (run: () => void) => () => {
    try {
      run();
    } catch (error) {
      if ((error as { status?: number } | null)?.status === ORDINARY_ERROR) throw error;
      const fail = () => {
        throw error;
      };
      // PGlite catches what the first two throw, and then calls stackRestore, whose exception ends its loop.
      Object.assign(module, { _PostgresMainLoopOnce: fail, _PostgresMainLongJmp: fail, stackRestore: fail });
      const nothing = () => undefined;
      Object.assign(module, { _PostgresSendReadyForQueryIfNecessary: nothing, _pgl_pq_flush: nothing });
      crashed(error);
      throw error;
    }
  };
  module._PostgresMainLoopOnce = watched(module._PostgresMainLoopOnce);
  module._PostgresMainLongJmp = watched(module._PostgresMainLongJmp);
}
