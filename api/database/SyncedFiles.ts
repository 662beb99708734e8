import { closeSync, fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

import { detectCrash, type PostgresModule } from "#api/database/detectCrash.ts";
import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";

/**
 * PGlite's module with `stream_ops`, Emscripten's table of file operations. For the system call fsync, Emscripten calls
 * the table's `fsync`, if there is one.
 */
interface Module extends PostgresModule {
  FS: PostgresModule["FS"] & {
    ErrnoError: new (code: number) => Error;
    filesystems: {
      NODEFS: {
        stream_ops: { fsync?: (stream: { nfd: number }) => number };
        convertNodeCode: (error: unknown) => number;
      };
    };
  };
}

/**
 * The files of PGlite on disk. Unlike PGlite's own class, this one passes on the system call fsync. So PostgreSQL syncs
 * its write-ahead log at each commit and its tables at each checkpoint, as it does on a server.
 */
class SyncedFiles extends NodeFS {
  private module?: Module;

  constructor(
    path: string,
    private readonly crashed: (cause: unknown) => void,
  ) {
    super(path);
  }

  override async init(...given: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...given);
    const { preRun = [] } = emscriptenOpts as { preRun?: ((module: Module) => void)[] };
    const addFsync = ({ FS }: Module) => {
      const { NODEFS } = FS.filesystems;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd);
        } catch (error) {
          throw new FS.ErrnoError(NODEFS.convertNodeCode(error));
        }
        return 0;
      };
    };
    const watch = (module: Module) => {
      this.module = module;
      detectCrash(module, (cause) => {
        this.release();
        this.crashed(cause);
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync, watch] } as typeof emscriptenOpts };
  }

  /** Closes the files of an instance that cannot be closed, because it did not start or has crashed. */
  release() {
    const open = new Set(this.module?.FS.streams.map((stream) => stream?.nfd));
    for (const file of open) if (file !== undefined) closeSync(file);
  }
}

/**
 * The start parameters of PostgreSQL. PGlite's own parameters switch fsync off (-F). wal_sync_method is fsync, because
 * fdatasync, the default on Linux, does nothing in PGlite.
 */
const SYNCED = [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), "-c", "wal_sync_method=fsync"];

/** Opens an existing embedded database, in which a commit is acknowledged only once it is on the disk. */
export async function openSynced(path: string, crashed: (cause: unknown) => void) {
  let isOpen = false;
  const fs = new SyncedFiles(path, (cause) => isOpen && crashed(cause));
  try {
    const pglite = await PGlite.create({ fs, startParams: SYNCED, extensions: EMBEDDED_EXTENSIONS });
    isOpen = true;
    return pglite;
  } catch (error) {
    fs.release();
    throw error;
  }
}

/**
 * Syncs a directory tree to the disk. All files are synced in parallel, so that the file system writes its journal only
 * a few times.
 */
export async function syncTree(path: string) {
  const inside = await readdir(path, { recursive: true });
  await Promise.all([path, ...inside.map((name) => join(path, name))].map(syncPath));
}

export async function syncPath(path: string) {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
