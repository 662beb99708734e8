import { createReadStream, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Writable } from "node:stream";

import { askForCopy, removeCopy } from "#api/database/backup/copySocket.ts";
import { writeArchive } from "#api/database/backup/embeddedArchive.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { hasFiles, openFiles } from "#api/database/embeddedFiles.ts";
import { filesIn, wholeFilesIn } from "#api/files/store/folderStore.ts";

/**
 * Writes a backup of the embedded database and of the completely uploaded files, in the format of writeArchive. If a
 * server process is running, that process copies the database and the files. Otherwise this process reads them.
 */
export async function backupEmbedded(directory: string, file: Writable) {
  if (!hasFiles(directory)) throw new Error(`There is no embedded database in ${resolve(directory)}.`);
  const copy = await askForCopy(directory);
  if (copy) {
    const { tar, files } = copy;
    await writeArchive({ bytes: createReadStream(tar), size: statSync(tar).size }, files, file).finally(() =>
      removeCopy(tar),
    );
    return;
  }
  const unlock = lockDirectory(directory);
  try {
    const pglite = await openFiles(directory);
    let dump: Blob;
    try {
      dump = await pglite.dumpDataDir("none");
    } finally {
      await pglite.close();
    }
    const bytes = dump.stream() as unknown as AsyncIterable<Uint8Array>;
    await writeArchive({ bytes, size: dump.size }, await wholeFilesIn(filesIn(directory)), file);
  } finally {
    unlock();
  }
}
