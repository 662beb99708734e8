import { createReadStream, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import { askForCopy } from "#api/database/backup/copySocket.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { hasFiles, openFiles } from "#api/database/embeddedFiles.ts";

/**
 * Writes a compressed tar of the embedded database. If a server process is running, that process makes the copy.
 * Otherwise this process makes it.
 */
export async function backupEmbedded(directory: string, file: Writable) {
  if (!hasFiles(directory)) throw new Error(`There is no embedded database in ${resolve(directory)}.`);
  const copy = await askForCopy(directory);
  if (copy) return pipeline(createReadStream(copy), createGzip(), file).finally(() => rmSync(copy));
  const unlock = lockDirectory(directory);
  try {
    const pglite = await openFiles(directory);
    let dump: Blob;
    try {
      dump = await pglite.dumpDataDir("none");
    } finally {
      await pglite.close();
    }
    await pipeline(dump.stream() as unknown as AsyncIterable<Uint8Array>, createGzip(), file);
  } finally {
    unlock();
  }
}
