/**
 * The parts of PGlite's WebAssembly module that are used here: the functions that PGlite calls for each message, and
 * the open files.
 */
export interface PostgresModule extends Record<
  "_PostgresMainLoopOnce" | "_PostgresMainLongJmp" | "_PostgresSendReadyForQueryIfNecessary" | "_pgl_pq_flush",
  () => void
> {
  stackRestore: (pointer: number) => void;
  FS: { streams: ({ nfd?: number } | null | undefined)[] };
}

/** The status of the exception with which PostgreSQL ends a statement after an ordinary error. */
const ORDINARY_ERROR = 100;

/**
 * Calls `crashed` once when PostgreSQL aborts in PGlite: after a PANIC such as that of a full disk, when memory runs
 * out, or after a trap of WebAssembly. PGlite would ignore the exception of the crash and call the module again
 * forever. So after a crash, the module's functions throw or do nothing.
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
      // PGlite catches what the first two functions throw. PGlite then calls stackRestore, whose exception ends its
      // loop.
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
