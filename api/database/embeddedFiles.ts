import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { PGlite } from "@electric-sql/pglite";

import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";
import { openSynced, syncPath, syncTree } from "#api/database/SyncedFiles.ts";

const filesOf = (directory: string) => join(directory, "postgres");
const replacedOf = (directory: string) => `${filesOf(directory)}.replaced`;

export const hasFiles = (directory: string) => existsSync(filesOf(directory)) || existsSync(replacedOf(directory));

/** Opens the database in a locked directory; creates it if there is none. */
export async function openFiles(directory: string) {
  finishReplacing(directory);
  if (!existsSync(filesOf(directory))) await createFiles(directory);
  return openSynced(filesOf(directory)).catch((cause: unknown) => {
    throw new Error(unreadable(directory), { cause });
  });
}

/**
 * Creates the database in a locked directory, empty or from a dump. It has another name until it is complete and on the disk, so
 * that an interrupted creation is never opened, and an existing database stays until then.
 * @param prepare works on the new database before it is in place
 */
export async function createFiles(directory: string, { dump, prepare }: { dump?: Blob; prepare?: (pglite: PGlite) => Promise<unknown> } = {}) {
  const files = filesOf(directory);
  const unfinished = `${files}.unfinished`;
  finishReplacing(directory);
  const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir: dump, extensions: EMBEDDED_EXTENSIONS });
  try {
    await prepare?.(pglite);
  } finally {
    await pglite.close();
  }
  await syncTree(unfinished);
  if (existsSync(files)) renameSync(files, replacedOf(directory));
  renameSync(unfinished, files);
  await syncPath(directory);
  rmSync(replacedOf(directory), { recursive: true, force: true });
}

/** Between the two renames there is only the replaced database: it comes back. */
function finishReplacing(directory: string) {
  const [files, replaced] = [filesOf(directory), replacedOf(directory)];
  if (existsSync(replaced) && !existsSync(files)) renameSync(replaced, files);
  for (const leftover of [replaced, `${files}.unfinished`]) rmSync(leftover, { recursive: true, force: true });
}

const unreadable = (directory: string) =>
  `The embedded database in ${resolve(directory)} cannot be read. Restore a backup in its place, ` +
  "or move the directory away to start with an empty database.";
