import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";

import { afterRestore, refuseOverwriting, restoredIn } from "#api/database/backup/afterRestore.ts";
import { dataSourceFor } from "#api/database/dataSource.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { createFiles, hasFiles } from "#api/database/embeddedFiles.ts";
import { migrate } from "#api/database/migrate.ts";

/**
 * Restores a compressed tar into a directory. If the directory already has a database, `overwrite` must be true to
 * replace that database.
 */
export async function restoreEmbedded(directory: string, file: string, { overwrite }: { overwrite: boolean }) {
  const unlock = lockDirectory(directory);
  try {
    if (!overwrite && hasFiles(directory)) refuseOverwriting(`The directory ${directory}`);
    const dump = new Blob([await promisify(gunzip)(await readFile(file))]);
    let restored = "";
    await createFiles(directory, {
      dump,
      async prepare(pglite) {
        const db = await dataSourceFor({ extra: embeddedConnection(() => pglite) }).initialize();
        await migrate(db, { shared: false });
        restored = await restoredIn(db, await afterRestore(db));
        await db.destroy();
      },
    });
    return restored;
  } finally {
    unlock();
  }
}
