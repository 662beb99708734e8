import { existsSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { PGlite } from "@electric-sql/pglite";

import { EMBEDDED_EXTENSIONS } from "#api/database/embeddedExtensions.ts";
import { hasRoom } from "#api/database/hasRoom.ts";
import { openSynced, syncPath, syncTree } from "#api/database/SyncedFiles.ts";

const filesOf = (directory: string) => join(directory, "postgres");
const replacedOf = (directory: string) => `${filesOf(directory)}.replaced`;

export const hasFiles = (directory: string) => existsSync(filesOf(directory)) || existsSync(replacedOf(directory));

/**
 * Opens the embedded database in a directory that this process has locked. Creates the database if there is none.
 * @param crashed Called when PostgreSQL crashes. The returned instance cannot be used afterwards.
 */
export async function openFiles(directory: string, crashed: (cause: unknown) => void = () => undefined) {
  finishReplacing(directory);
  if (!existsSync(filesOf(directory))) await createFiles(directory);
  return openSynced(filesOf(directory), crashed).catch((cause: unknown) => {
    throw new Error(hasRoom(directory) ? unreadable(directory) : withoutRoom(directory), { cause });
  });
}

/**
 * Creates the embedded database, empty or from a dump, in a directory that this process has locked. The folder of the
 * new database has a temporary name until it is complete and synced to the disk. So an interrupted creation is never
 * opened, and an existing database is replaced only by a complete one.
 * @param prepare Called with the new database before its folder is renamed
 */
export async function createFiles(
  directory: string,
  { dump, prepare }: { dump?: Blob; prepare?: (pglite: PGlite) => Promise<unknown> } = {},
) {
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

/**
 * Cleans up after an interrupted createFiles. If it was interrupted between its two renames, renames the replaced
 * database back. Deletes all other leftover folders.
 */
function finishReplacing(directory: string) {
  const [files, replaced] = [filesOf(directory), replacedOf(directory)];
  if (existsSync(replaced) && !existsSync(files)) renameSync(replaced, files);
  for (const leftover of [replaced, `${files}.unfinished`]) rmSync(leftover, { recursive: true, force: true });
}

const withoutRoom = (directory: string) =>
  `The embedded database in ${resolve(directory)} cannot be opened, because the disk is full. Free some space.`;

const unreadable = (directory: string) =>
  `The embedded database in ${resolve(directory)} cannot be read. Restore a backup in its place, ` +
  "or move the directory away to start with an empty database.";
