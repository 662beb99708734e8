import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

import { isId } from "#api/core/rules/id.rules.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";

/** The suffix of a file that is not whole yet. */
const PART = ".part";

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The folder of the uploaded files in DATA_DIR. */
export const filesIn = (dataDirectory: string) => join(dataDirectory, "files");

/** A whole file in a folder. */
export interface FolderFile {
  id: string;
  path: string;
}

/** The whole files in a folder. */
export async function wholeFilesIn(directory: string): Promise<FolderFile[]> {
  const names = await namesIn(directory);
  return names.filter((name) => isId(name)).map((id) => ({ id, path: join(directory, id) }));
}

const namesIn = (directory: string) =>
  readdir(directory).catch((error: unknown) => {
    if (missing(error)) return [];
    throw error;
  });

/** Stores files in a folder, one file for each. An unfinished file has a temporary name until it is synced. */
export function folderStore(directory: string): FileStore {
  const wholeOf = (id: string) => join(directory, id);
  const partOf = (id: string) => `${wholeOf(id)}${PART}`;
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      (error: unknown) => {
        if (missing(error)) return null;
        throw error;
      },
    );

  async function find(id: string) {
    const whole = await sizeOf(wholeOf(id));
    if (whole !== null) return { bytes: whole, isWhole: true };
    const part = await sizeOf(partOf(id));
    return part === null ? null : { bytes: part, isWhole: false };
  }

  return {
    find,
    async append(id, from) {
      await mkdir(directory, { recursive: true });
      const file = await open(partOf(id), "a", 0o600);
      try {
        await file.truncate(from);
      } catch (error) {
        await file.close();
        throw error;
      }
      return {
        async write(bytes) {
          await writeAll(file, bytes);
        },
        sync: () => file.datasync(),
        close: () => file.close(),
      };
    },
    async finish(id) {
      const found = await find(id);
      if (found?.isWhole) return;
      await synced(partOf(id));
      await rename(partOf(id), wholeOf(id));
      await synced(directory);
    },
    async *read(id, start, end) {
      if (end <= start) return;
      const path = (await find(id))?.isWhole ? wholeOf(id) : partOf(id);
      yield* createReadStream(path, { start, end: end - 1, highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>;
    },
    async remove(id) {
      for (const path of [partOf(id), wholeOf(id)]) await rm(path, { force: true });
    },
    async ids() {
      const names = await namesIn(directory);
      return [...new Set(names.map((name) => (name.endsWith(PART) ? name.slice(0, -PART.length) : name)))];
    },
    async room() {
      await mkdir(directory, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(directory);
      return { free: bavail * bsize, total: blocks * bsize };
    },
  };
}

const READ_BYTES = 256 * 1024;

async function writeAll(file: FileHandle, bytes: Buffer) {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done, bytes.length - done)).bytesWritten;
}

/** Syncs a file or a folder to the disk. */
async function synced(path: string) {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
