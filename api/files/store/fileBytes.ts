import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

import { KEY_BYTES } from "#api/core/encryption/cipher.ts";
import type { FileStore, PartWriter } from "#api/files/store/FileStore.ts";

/** The size of a chunk. Each chunk of a file is encrypted separately. */
export const CHUNK_BYTES = 64 * 1024;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const OVERHEAD = IV_BYTES + TAG_BYTES;
const STORED_CHUNK = CHUNK_BYTES + OVERHEAD;

const ALGORITHM = "aes-256-gcm";

/** A file whose bytes are in the store. */
export interface BytesOf {
  id: string;
  /** The size of the complete file. */
  bytes: number;
  /** The key from which the file's own key is derived; null if the file is not encrypted. */
  key: Buffer | null;
  /** The name of the bytes of an unfinished file; by default the longest ones. */
  part?: string | null;
}

/** Thrown when stored bytes are missing, or are not those that were received. */
export class AlteredFile extends Error {
  constructor(id: string) {
    super(`The stored bytes of the file ${id} are missing or were altered`);
  }
}

const keyOfFile = ({ id, key }: BytesOf & { key: Buffer }) =>
  Buffer.from(hkdfSync("sha256", key, "", `axion file ${id}`, KEY_BYTES));

/**
 * The additional authenticated data of a chunk: its file, its position, and the size of the complete file, which shows
 * which chunk is the last one. So a chunk cannot be moved, left out or replaced by one of another file. A chunk that is
 * not full yet, because the upload stopped in it, is never read as a part of a whole file.
 */
const placeOf = ({ id, bytes }: BytesOf, index: number, isFull: boolean) =>
  Buffer.from(`axion file ${id} chunk ${index} ${isFull ? `of ${bytes} bytes` : "unfinished"}`);

/** The plain size of chunk `index` of the complete file: CHUNK_BYTES, or less for the last one. */
const chunkBytes = ({ bytes }: BytesOf, index: number) => Math.min(CHUNK_BYTES, bytes - index * CHUNK_BYTES);

function encryptChunk(file: BytesOf, key: Buffer, index: number, plain: Buffer) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(
    placeOf(file, index, plain.length === chunkBytes(file, index)),
  );
  const text = cipher.update(plain);
  cipher.final();
  return Buffer.concat([iv, text, cipher.getAuthTag()]);
}

/** Decrypts a chunk. Throws AlteredFile if the stored bytes are not this chunk, or were altered. */
function decryptChunk(file: BytesOf, key: Buffer, index: number, stored: Buffer, isFull: boolean) {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, stored.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAAD(placeOf(file, index, isFull));
    decipher.setAuthTag(stored.subarray(stored.length - TAG_BYTES));
    const plain = decipher.update(stored.subarray(IV_BYTES, stored.length - TAG_BYTES));
    decipher.final();
    return plain;
  } catch {
    throw new AlteredFile(file.id);
  }
}

/** The size of a whole file in the store. */
export const storedBytes = ({ bytes, key }: BytesOf) =>
  key ? bytes + Math.ceil(bytes / CHUNK_BYTES) * OVERHEAD : bytes;

/** The received part of a file. */
export interface Received {
  /** The number of received bytes. */
  offset: number;
  isWhole: boolean;
  /** The bytes after the last full chunk, which are encrypted again together with what follows. */
  tail: Buffer;
  /** The name of the received bytes; null if there are none, and for a whole file. */
  part: string | null;
}

const NOTHING: Received = { offset: 0, isWhole: false, tail: Buffer.alloc(0), part: null };

/** Reads how much of a file has been received. A last chunk that a crash has cut does not count. */
export async function readReceived(store: FileStore, file: BytesOf): Promise<Received> {
  const stored = await store.find(file.id);
  if (!stored) return NOTHING;
  const { isWhole, part } = stored;
  const without = { ...NOTHING, isWhole, part };
  if (!file.key) return { ...without, offset: Math.min(stored.bytes, file.bytes) };
  if (stored.bytes >= storedBytes(file)) return { ...without, offset: file.bytes };
  const index = Math.floor(stored.bytes / STORED_CHUNK);
  const tail = await readTail(store, { ...file, key: file.key, part }, index, stored.bytes);
  return { ...without, offset: index * CHUNK_BYTES + tail.length, tail };
}

async function readTail(store: FileStore, file: BytesOf & { key: Buffer }, index: number, end: number) {
  const start = index * STORED_CHUNK;
  if (end - start <= OVERHEAD) return NOTHING.tail;
  try {
    const stored = await whole(store.read(file.id, start, end, file.part));
    return decryptChunk(file, keyOfFile(file), index, stored, false);
  } catch (error) {
    if (error instanceof AlteredFile) return NOTHING.tail;
    throw error;
  }
}

/** Writes the bytes of a file from an offset on, encrypted if the file has a key. */
export interface BytesWriter {
  /** The name of the bytes until `end` is called, which gives them a new name. */
  part: string;
  write(bytes: Buffer): Promise<void>;
  /**
   * Writes the last, incomplete chunk and closes the file. Resolves when everything is on the disk. Throws
   * OvertakenPart if another request has continued the file.
   * @returns the new name of the bytes
   */
  end(): Promise<string>;
}

/** Continues an unfinished file where `received` ends. Throws OvertakenPart if another request has continued it. */
export async function writeBytes(store: FileStore, file: BytesOf, received: Received): Promise<BytesWriter> {
  if (!file.key) {
    const part = await store.append(file.id, received.offset, received.part);
    return { part: part.part, write: (bytes) => part.write(bytes), end: () => synced(part) };
  }
  const key = keyOfFile({ ...file, key: file.key });
  let index = Math.floor(received.offset / CHUNK_BYTES);
  let waiting: Buffer[] = received.tail.length > 0 ? [received.tail] : [];
  let length = received.tail.length;
  const part = await store.append(file.id, index * STORED_CHUNK, received.part);
  return {
    part: part.part,
    async write(bytes) {
      waiting.push(bytes);
      length += bytes.length;
      if (length < CHUNK_BYTES) return;
      const all = Buffer.concat(waiting);
      const sealed: Buffer[] = [];
      let done = 0;
      for (; all.length - done >= CHUNK_BYTES; done += CHUNK_BYTES)
        sealed.push(encryptChunk(file, key, index++, all.subarray(done, done + CHUNK_BYTES)));
      waiting = done < all.length ? [all.subarray(done)] : [];
      length = all.length - done;
      await part.write(Buffer.concat(sealed));
    },
    end() {
      return synced(part, length > 0 ? encryptChunk(file, key, index, Buffer.concat(waiting)) : undefined);
    },
  };
}

async function synced(part: PartWriter, last?: Buffer) {
  try {
    if (last) await part.write(last);
    await part.sync();
  } catch (error) {
    await part.close();
    throw error;
  }
  return part.close();
}

/**
 * Deletes the bytes of an unfinished file after `received.offset`, for example because their checksum was wrong.
 * @param received The part of the file to keep, which ends at its offset
 * @returns the store's new name of the unfinished file
 */
export async function cutBytes(store: FileStore, file: BytesOf, received: Received) {
  return (await writeBytes(store, file, received)).end();
}

/**
 * Takes over the bytes of a file that was received completely, so that no other request changes them.
 * @returns the name of the bytes; null for a whole file
 */
export async function takeReceived(store: FileStore, file: BytesOf, { isWhole, part }: Received) {
  return isWhole ? null : synced(await store.append(file.id, storedBytes(file), part));
}

/**
 * Reads the bytes of a file from offset `start` up to, not including, offset `end`. All of them must have been
 * received. Throws AlteredFile at the first chunk that is missing or was altered.
 * @param file.bytes The size of the whole file
 */
export async function* readBytes(
  store: FileStore,
  file: BytesOf,
  start = 0,
  end = file.bytes,
): AsyncGenerator<Buffer, void, undefined> {
  if (end <= start) return;
  let missing = end - start;
  for await (const bytes of file.key
    ? decrypted(store, { ...file, key: file.key }, start, end)
    : store.read(file.id, start, end, file.part)) {
    missing -= bytes.length;
    yield bytes;
  }
  if (missing !== 0) throw new AlteredFile(file.id);
}

async function* decrypted(store: FileStore, file: BytesOf & { key: Buffer }, start: number, end: number) {
  const key = keyOfFile(file);
  const first = Math.floor(start / CHUNK_BYTES);
  const last = Math.ceil(end / CHUNK_BYTES);
  let index = first;
  let waiting: Buffer = Buffer.alloc(0);
  const until = Math.min(last * STORED_CHUNK, storedBytes(file));
  for await (const stored of store.read(file.id, first * STORED_CHUNK, until, file.part)) {
    waiting = waiting.length > 0 ? Buffer.concat([waiting, stored]) : stored;
    while (index < last) {
      const size = chunkBytes(file, index) + OVERHEAD;
      if (waiting.length < size) break;
      const plain = decryptChunk(file, key, index, waiting.subarray(0, size), true);
      waiting = waiting.subarray(size);
      const at = index++ * CHUNK_BYTES;
      yield plain.subarray(Math.max(0, start - at), Math.min(plain.length, end - at));
    }
  }
}

async function whole(bytes: AsyncIterable<Buffer>) {
  const all: Buffer[] = [];
  for await (const each of bytes) all.push(each);
  return Buffer.concat(all);
}
