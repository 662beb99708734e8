import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { createPgConfig } from "@electric-sql/pglite/node-postgres";

import { afterRestore } from "#api/database/afterRestore.ts";
import { refuseOverwriting, restoredIn } from "#api/database/backup/restored.ts";
import { dataSourceFor } from "#api/database/dataSource.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { createFiles, hasFiles } from "#api/database/embeddedFiles.ts";
import { migrate } from "#api/database/migrate.ts";

/** Restores a compressed tar into a directory without a database, or in place of the one there. */
export async function restoreEmbedded(directory: string, file: string, { overwrite }: { overwrite: boolean }) {
  const unlock = lockDirectory(directory);
  try {
    if (!overwrite && hasFiles(directory)) refuseOverwriting(`The directory ${directory}`);
    const dump = new Blob([await promisify(gunzip)(await readFile(file))]);
    let restored = "";
    await createFiles(directory, {
      dump,
      async prepare(pglite) {
        const db = await dataSourceFor({ extra: createPgConfig(pglite) }).initialize();
        await migrate(db, { shared: false });
        await afterRestore(db);
        restored = await restoredIn(db);
        await db.destroy();
      },
    });
    return restored;
  } finally {
    unlock();
  }
}
