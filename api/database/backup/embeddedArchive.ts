import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip, type ZlibParams } from "node:zlib";

import { extract, pack, type Pack } from "tar-stream";

import { syncPath } from "#api/database/SyncedFiles.ts";
import { type FolderFile } from "#api/files/store/folderStore.ts";

/** The name of a backup's first entry. It contains the database, which is itself a tar. */
const DATABASE = "postgres.tar";
const FILES = "files/";
const ID = /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const BLOCK = 512;

/**
 * Writes a backup of the embedded database: a gzip file of a tar with the database and the uploaded files. gzip stores
 * the uploaded files without compressing them, because documents and encrypted files would not become smaller.
 */
export async function writeArchive(
  database: { bytes: AsyncIterable<Uint8Array>; size: number },
  files: readonly FolderFile[],
  to: Writable,
) {
  const tar = pack();
  const gzip = createGzip();
  const written = pipeline(Readable.from(tar), gzip, to);
  const entries = async () => {
    await addEntry(tar, { name: DATABASE, size: database.size }, database.bytes);
    if (files.length > 0)
      await new Promise<void>((done) =>
        (gzip as unknown as ZlibParams).params(constants.Z_NO_COMPRESSION, constants.Z_DEFAULT_STRATEGY, done),
      );
    for (const { id, path } of files)
      await addEntry(tar, { name: FILES + id, size: (await stat(path)).size }, createReadStream(path));
    tar.finalize();
  };
  // If the disk is full, `entries` never ends. Promise.all then throws the error of `written`.
  await Promise.all([written, entries().catch((error: unknown) => tar.destroy(error as Error))]);
}

/** Adds an entry. Reads its bytes only as fast as they can be written to the archive. */
async function addEntry(tar: Pack, header: { name: string; size: number }, bytes: AsyncIterable<Uint8Array>) {
  await new Promise<void>((done, failed) => {
    const entry = tar.entry({ ...header, mode: 0o600 }, (error) => (error ? failed(error) : done()));
    Readable.from(bytes, { objectMode: false }).once("error", failed).pipe(entry);
  });
}

/** The content of a backup that was read. */
interface Unpacked {
  dump: Blob;
  /** The ids of the uploaded files, which are in the folder now. */
  files: string[];
}

/**
 * Reads a whole backup, and stores its uploaded files in a folder. Replaces a file in the folder that has the same id,
 * and so the same bytes. Other files in the folder stay. Can also read an older backup without uploaded files, which is
 * only the tar of the database. Throws for a damaged backup, and then removes the files that it has added.
 */
export async function readArchive(file: string, folder: string): Promise<Unpacked> {
  const added: string[] = [];
  try {
    return await unpack(file, folder, added);
  } catch (error) {
    for (const id of added) await rm(join(folder, id), { force: true });
    throw error;
  }
}

async function unpack(file: string, folder: string, added: string[]): Promise<Unpacked> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  const bytes = gunzip[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  const begin = await beginning(bytes);
  const all = Readable.from(joined(begin, bytes), { objectMode: false });
  if (!begin.toString("latin1").startsWith(`${DATABASE}\0`)) {
    const [dump] = await Promise.all([blobOf(all), reading]);
    return { dump, files: [] };
  }
  let dump: Blob | undefined;
  const files: string[] = [];
  const tar = extract();
  const parsing = pipeline(all, tar);
  const entries = async () => {
    for await (const entry of tar) {
      const { name } = entry.header;
      const content = entry as unknown as AsyncIterable<Uint8Array>;
      const id = ID.exec(name)?.[1];
      if (name === DATABASE) dump = await blobOf(content);
      else if (id) {
        if (await storeFile(folder, id, content)) added.push(id);
        files.push(id);
      } else throw new Error(`${file} contains ${name}, which no backup has`);
    }
  };
  // Even if the archive is damaged, wait until the last entry is stored, so that readArchive can remove its file.
  const [stored, ...read] = await Promise.allSettled([entries(), reading, parsing]);
  for (const part of [...read, stored]) if (part.status === "rejected") throw part.reason;
  if (!dump) throw new Error(`${file} contains no database`);
  if (files.length > 0) await syncPath(folder);
  return { dump, files };
}

/** The first bytes, enough for the header of a tar's first entry. */
async function beginning(bytes: AsyncIterator<Buffer>) {
  let begin = Buffer.alloc(0);
  while (begin.length < BLOCK) {
    const { value, done } = (await bytes.next()) as IteratorResult<Buffer, undefined>;
    if (done) break;
    begin = Buffer.concat([begin, value]);
  }
  return begin;
}

async function* joined(begin: Buffer, rest: AsyncIterable<Buffer>) {
  yield begin;
  yield* rest;
}

async function blobOf(bytes: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytes) pieces.push(Uint8Array.from(piece));
  return new Blob(pieces);
}

/** Stores a file, and replaces a file with the same id. Returns true if there was none. */
async function storeFile(folder: string, id: string, bytes: AsyncIterable<Uint8Array>) {
  await mkdir(folder, { recursive: true });
  const [whole, part] = [join(folder, id), join(folder, `${id}.part`)];
  const isNew = await stat(whole).then(
    () => false,
    () => true,
  );
  const file = await open(part, "w", 0o600);
  try {
    for await (const piece of bytes) await file.writeFile(piece);
    await file.sync();
  } catch (error) {
    await rm(part);
    throw error;
  } finally {
    await file.close();
  }
  await rename(part, whole);
  return isNew;
}
