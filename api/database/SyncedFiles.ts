import { fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";

/** Emscripten's table of operations on Node's files. It calls `fsync` for the system call, if it is there. */
interface Module {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } };
}

/**
 * PGlite's files on disk, with the system call fsync, which PGlite leaves out: PostgreSQL then syncs its log at each commit and
 * its tables at each checkpoint, as a server does.
 */
class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...given);
    const { preRun = [] } = emscriptenOpts as { preRun?: ((module: Module) => void)[] };
    const addFsync = ({ FS }: Module) => {
      FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] } as typeof emscriptenOpts };
  }
}

/** PGlite's own parameters switch fsync off (-F). Its fdatasync, the default of Linux for the log, does nothing. */
const SYNCED = [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), "-c", "wal_sync_method=fsync"];

/** Opens an existing database: a commit is acknowledged once it is on the disk. */
export const openSynced = (path: string) => PGlite.create({ fs: new SyncedFiles(path), startParams: SYNCED, extensions: EMBEDDED_EXTENSIONS });

/** Syncs a directory and all in it to the disk; at once, so that the file system writes its journal a few times only. */
export async function syncTree(path: string) {
  const inside = await readdir(path, { recursive: true });
  await Promise.all([path, ...inside.map((name) => join(path, name))].map(syncPath));
}

export async function syncPath(path: string) {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
