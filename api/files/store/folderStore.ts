import { randomUUID } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

import { FREE_SHARE } from "#api/files/file.rules.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { type FileStore, OvertakenPart } from "#api/files/store/FileStore.ts";

/** The suffix of the folder with the unfinished bytes of a file. */
const PARTS = ".parts";
/**
 * The suffix of bytes that no request is writing. Earlier versions named an unfinished file `{id}.part`; such a file
 * can still be continued.
 */
const PART = ".part";
/** The suffix of bytes that a request is writing, or was writing when its process ended. */
const WRITING = ".writing";
/**
 * The suffix of a copy in progress: a request copies bytes that another request may still write, then continues the
 * copy.
 */
const COPY = ".copy";

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

/**
 * Stores files in a folder, one file for each. An unfinished file is in the folder `{id}.parts`, under a random name. A
 * request that continues an unfinished file renames it first, which only one of several requests can do. If the old
 * name ends in WRITING, the request then copies the bytes, because a paused request may still have the old file open
 * and write to it.
 */
export function folderStore(directory: string): FileStore {
  const wholeOf = (id: string) => join(directory, id);
  const partsOf = (id: string) => `${wholeOf(id)}${PARTS}`;
  const pathOf = (part: string) => join(directory, part);
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      (error: unknown) => {
        if (missing(error)) return null;
        throw error;
      },
    );

  async function namesOf(id: string) {
    const names = await namesIn(partsOf(id));
    return names.map((name) => join(`${id}${PARTS}`, name));
  }

  /** The names and sizes of the unfinished bytes of a file; null if some were renamed meanwhile. */
  async function sizesOf(id: string) {
    const old = await sizeOf(`${wholeOf(id)}${PART}`);
    const sizes = old === null ? [] : [{ part: `${id}${PART}`, bytes: old }];
    for (const part of await namesOf(id)) {
      if (part.endsWith(COPY)) continue;
      const bytes = await sizeOf(pathOf(part));
      if (bytes === null) return null;
      sizes.push({ part, bytes });
    }
    return sizes;
  }

  async function find(id: string) {
    for (;;) {
      const sizes = await sizesOf(id);
      // Look for the whole file after the parts, because another process may have made one of them whole meanwhile.
      const whole = await sizeOf(wholeOf(id));
      if (whole !== null) return { bytes: whole, isWhole: true, part: null };
      if (!sizes) continue;
      const [longest] = sizes.sort((one, other) => other.bytes - one.bytes);
      return longest ? { ...longest, isWhole: false } : null;
    }
  }

  /** Takes bytes over from the request that may be writing them, and opens them under a new name. */
  async function take(part: string, from: number, name: string) {
    const path = pathOf(`${name}${WRITING}`);
    if (part.endsWith(WRITING)) await refuseFull(from);
    await rename(pathOf(part), path);
    if (part.endsWith(WRITING)) {
      const copy = pathOf(`${name}${COPY}`);
      await copyBytes(path, copy, from);
      await stillThere(path, copy);
      await rename(copy, path);
    }
    const file = await open(path, constants.O_WRONLY | constants.O_APPEND);
    try {
      // Another process that took the bytes over before may have cut some of them off.
      if ((await file.stat()).size < from) throw new TooShort();
      await file.truncate(from);
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async function room() {
    await mkdir(directory, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(directory);
    return { free: bavail * bsize, total: blocks * bsize };
  }

  /** Throws the error of a full disk if a copy of `bytes` bytes would leave less than FREE_SHARE of it. */
  async function refuseFull(bytes: number) {
    const { free, total } = await room();
    if (free - bytes < total * FREE_SHARE) throw Object.assign(new Error("No room for a copy"), { code: "ENOSPC" });
  }

  /** Creates the bytes of a file, unless another request has done so. */
  async function begin(id: string, name: string) {
    const [part, path] = [`${name}${WRITING}`, pathOf(`${name}${WRITING}`)];
    const file = await open(path, "ax", 0o600);
    const others = (await namesOf(id)).filter((each) => each !== part && !each.endsWith(COPY));
    if (others.length === 0) return file;
    await file.close();
    await rm(path, { force: true });
    throw new OvertakenPart(id);
  }

  async function removeParts(id: string) {
    await rm(`${wholeOf(id)}${PART}`, { force: true });
    await rm(partsOf(id), { recursive: true, force: true, maxRetries: 3 });
  }

  return {
    find,
    async append(id, from, part) {
      const name = join(`${id}${PARTS}`, randomUUID());
      const [writing, closed] = [`${name}${WRITING}`, `${name}${PART}`];
      // Read the names before the file is opened: bytes that appear later may belong to a request that overtakes this
      // one, and must not be deleted.
      const left = await namesOf(id);
      const file = await overtaken(id, async () => {
        await mkdir(partsOf(id), { recursive: true });
        return part === null ? begin(id, name) : take(part, from, name);
      });
      try {
        for (const each of left) await rm(pathOf(each), { force: true });
      } catch (error) {
        await file.close();
        throw error;
      }
      return {
        part: writing,
        async write(bytes) {
          await writeAll(file, bytes);
        },
        sync: () => file.datasync(),
        async close() {
          await file.close();
          await overtaken(id, () => rename(pathOf(writing), pathOf(closed)));
          return closed;
        },
      };
    },
    async finish(id, part) {
      const isWhole = (await sizeOf(wholeOf(id))) !== null;
      if (isWhole !== (part === null)) throw new OvertakenPart(id);
      if (part !== null) {
        await overtaken(id, async () => {
          await synced(pathOf(part));
          await rename(pathOf(part), wholeOf(id));
        });
        await synced(directory);
      }
      await removeParts(id);
    },
    async *read(id, start, end, named) {
      if (end <= start) return;
      const part = named ?? (await find(id))?.part ?? null;
      const options = { start, end: end - 1, highWaterMark: READ_BYTES };
      const path = part === null ? wholeOf(id) : pathOf(part);
      try {
        yield* createReadStream(path, options) as AsyncIterable<Buffer>;
      } catch (error) {
        throw part !== null && missing(error) ? new OvertakenPart(id) : error;
      }
    },
    async remove(id) {
      await removeParts(id);
      await rm(wholeOf(id), { force: true });
    },
    async ids() {
      const names = await namesIn(directory);
      return [...new Set(names.map((name) => name.replace(/\.parts?$/, "")))];
    },
    room,
  };
}

const READ_BYTES = 256 * 1024;

/** Thrown if fewer bytes are stored than the offset from which a request continues the file. */
class TooShort extends Error {}

/** Runs `act`. Throws OvertakenPart if another request has renamed, deleted or cut off the file. */
async function overtaken<T>(id: string, act: () => Promise<T>) {
  try {
    return await act();
  } catch (error) {
    throw missing(error) || error instanceof TooShort ? new OvertakenPart(id) : error;
  }
}

/** If another request has renamed the copied file meanwhile, deletes the copy and throws. */
async function stillThere(path: string, copy: string) {
  try {
    await stat(path);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}

/** Copies the first bytes of a file, and syncs the copy. */
async function copyBytes(path: string, to: string, count: number) {
  const copy = await open(to, "ax", 0o600);
  try {
    if (count > 0)
      for await (const bytes of createReadStream(path, { end: count - 1, highWaterMark: READ_BYTES }))
        await writeAll(copy, bytes as Buffer);
    await copy.datasync();
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  } finally {
    await copy.close();
  }
}

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
