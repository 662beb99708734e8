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
 * Calls `crashed` once when PostgreSQL aborts in PGlite: after a PANIC such as a full disk, out of memory, or a trap of
 * WebAssembly. PGlite would ignore the exception of the crash and call the module again for ever. So after a crash,
 * each call of the module throws.
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
      // PGlite catches what the first two functions throw. It then calls stackRestore, whose exception ends PGlite's
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
