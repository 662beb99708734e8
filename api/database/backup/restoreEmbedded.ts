import type { DataSource } from "typeorm";

import { embeddedConnection } from "#api/database/EmbeddedSocket.ts";

import { afterRestore, refuseOverwriting, restoredIn } from "#api/database/backup/afterRestore.ts";
import { readArchive } from "#api/database/backup/embeddedArchive.ts";
import { dataSourceFor } from "#api/database/dataSource.ts";
import { lockDirectory } from "#api/database/directoryLock.ts";
import { createFiles, hasFiles } from "#api/database/embeddedFiles.ts";
import { migrate } from "#api/database/migrate.ts";
import { filesIn, wholeFilesIn } from "#api/files/store/folderStore.ts";

/**
 * Restores a backup into a directory: the database, and the uploaded files beside it. If the directory already has a
 * database, `overwrite` must be true to replace that database.
 */
export async function restoreEmbedded(directory: string, file: string, { overwrite }: { overwrite: boolean }) {
  const unlock = lockDirectory(directory);
  try {
    if (!overwrite && hasFiles(directory)) refuseOverwriting(`The directory ${directory}`);
    const { dump, files } = await readArchive(file, filesIn(directory));
    let restored = "";
    await createFiles(directory, {
      dump,
      async prepare(pglite) {
        const db = await dataSourceFor({ extra: embeddedConnection(() => pglite) }).initialize();
        await migrate(db, { shared: false });
        restored = await restoredIn(db, await afterRestore(db));
        restored += await filesInWords(db, directory, files.length);
        await db.destroy();
      },
    });
    return restored;
  } finally {
    unlock();
  }
}

/** Says how many uploaded files were restored, and how many the folder lacks. */
async function filesInWords(db: DataSource, directory: string, count: number) {
  const present = await wholeFilesIn(filesIn(directory));
  const [{ missing }] = await db.query<[{ missing: number }]>(
    "SELECT count(*)::int AS missing FROM files WHERE state IN ('checking', 'kept') AND NOT id = ANY ($1)",
    [present.map(({ id }) => id)],
  );
  const restored = count > 0 ? ` ${count} uploaded ${count === 1 ? "file" : "files"}.` : "";
  return missing > 0
    ? `${restored} The backup lacks ${missing} uploaded ${missing === 1 ? "file" : "files"}: put ${missing === 1 ? "it" : "them"} into ${filesIn(directory)}.`
    : restored;
}
