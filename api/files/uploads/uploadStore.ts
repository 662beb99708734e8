import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";

import { DataStore, MemoryLocker, Upload } from "@tus/server";
import { LRUCache } from "lru-cache";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { isWhole, UPLOAD_DAYS } from "#api/files/file.rules.ts";
import { findFile, type StoredFileRow } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { NAMED } from "#api/files/namedFiles.ts";
import {
  type BytesOf,
  cutBytes,
  readBytes,
  readReceived,
  type Received,
  takeReceived,
  writeBytes,
} from "#api/files/store/fileBytes.ts";
import { type FileStore, OvertakenPart } from "#api/files/store/FileStore.ts";
import { noRoom, refuseFullDisk } from "#api/files/uploads/beginUpload.ts";
import { finishUpload } from "#api/files/uploads/finishUpload.ts";

const DAY_MS = 86_400_000;

/**
 * After each received piece of this size, a request checks again whether the disk has room, because several uploads may
 * fill the disk together.
 */
const CHECKED_AFTER_BYTES = 16 * 1024 * 1024;

/** The checksum of a request's body, as the header Upload-Checksum declares it. */
export interface Checksum {
  algorithm: string;
  value: Buffer;
}

/** An error with a status of the protocol tus. */
class UploadError extends Error {
  constructor(
    readonly status_code: number,
    message: string,
    readonly body = message,
  ) {
    super(message);
  }
}

const unknownFile = () => new UploadError(404, "File not found");
const goneFile = () => new UploadError(410, "This upload was refused, ended or has expired. Begin a new one.");
const wrongOffset = () => new UploadError(409, "The file continues at another offset: ask for it with HEAD");
/** The error of the tus extension `checksum` for a body that was altered in transit. */
const wrongChecksum = () => new UploadError(460, "The checksum of the body does not match: send it again");

/**
 * The error for a client that asks for the offset while another process continues or ends the file. The client must ask
 * again.
 */
const busyFile = () => new UploadError(423, "Another request continues this file: ask for the offset again");

interface Hashed {
  /** The name of the hashed bytes. */
  part: string;
  /** The number of bytes of the file that were hashed. */
  offset: number;
  hash: Hash;
}

/** The state of the unfinished files of one store that a process has in memory. */
class ProcessUploads {
  /** Locks a file, by its id, for one request of this process at a time. */
  readonly locker = new MemoryLocker();
  /**
   * The SHA-256 of the received bytes, by file id. A missing hash is computed from the stored bytes when the upload
   * ends: after a restart, or after another process has continued the file.
   */
  readonly hashes = new LRUCache<string, Hashed>({ max: 1000 });
  /** The request that writes a file in this process, by file id. */
  readonly writing = new Map<string, Promise<unknown>>();
}

const byStore = new WeakMap<FileStore, ProcessUploads>();

export function processUploads(store: FileStore) {
  const uploads = byStore.get(store) ?? new ProcessUploads();
  byStore.set(store, uploads);
  return uploads;
}

class UploadStore extends DataStore {
  override extensions = ["creation", "creation-with-upload", "checksum", "termination", "expiration"];

  private readonly hashes: ProcessUploads["hashes"];
  private readonly writing: ProcessUploads["writing"];

  constructor(
    private readonly files: Files,
    private readonly context: SignedIn,
    private readonly checksum: Checksum | null,
  ) {
    super();
    ({ hashes: this.hashes, writing: this.writing } = processUploads(files.store));
  }

  override getExpiration() {
    return UPLOAD_DAYS * DAY_MS;
  }

  override async getUpload(id: string) {
    await this.writing.get(id);
    const row = await this.ownFile(id);
    const upload = (offset: number) =>
      new Upload({ id, size: row.bytes, offset, creation_date: row.startedAt.toISOString() });
    if (isWhole(row.state)) {
      // A process may have ended after it marked the file as whole, but before it called `whole`. So call `whole`
      // again.
      await this.files.purposes[row.purpose].whole?.(this.context, { ...row, documentKey: row.documentKey! });
      return upload(row.bytes);
    }
    const file = await this.bytesOf(row);
    try {
      const received = await readReceived(this.files.store, file);
      // A process may have ended after all bytes had arrived. So finish the upload now.
      if (received.offset === row.bytes)
        await this.finish(row, { ...file, part: await takeReceived(this.files.store, file, received) });
      return upload(received.offset);
    } catch (error) {
      throw error instanceof OvertakenPart ? busyFile() : error;
    }
  }

  override async write(body: Readable, id: string, offset: number) {
    await this.writing.get(id);
    const written = this.writeBody(body, id, offset);
    const ended = written.then(
      () => undefined,
      () => undefined,
    );
    this.writing.set(id, ended);
    return written.catch(asWrongOffset).finally(() => {
      if (this.writing.get(id) === ended) this.writing.delete(id);
    });
  }

  override async remove(id: string) {
    await this.writing.get(id);
    const { db } = this.context;
    const row = await this.ownFile(id);
    await db.transaction(async (tx) => {
      const [, changed] = await tx.query<[unknown, number]>(
        `UPDATE files SET state = 'expired' WHERE id = $1 AND state IN ('uploading', 'checking', 'kept') AND NOT ${NAMED}`,
        [id],
      );
      if (changed === 0)
        throw refusal("CONFLICT", "A tender, a submitted bid or a company document names this file: it is kept");
      await recordEvent(tx, this.context, {
        act: "deleteFile",
        ...(row.tenderId && { subject: "tender" as const, subjectId: row.tenderId }),
        after: { fileId: id },
      });
    });
    await this.files.store.remove(id);
    this.hashes.delete(id);
  }

  private async ownFile(id: string) {
    const row = await findFile(this.context.db.manager, id);
    if (row?.ownerId !== this.context.user.id) throw unknownFile();
    if (row.state === "refused" || row.state === "expired") throw goneFile();
    return row;
  }

  private async bytesOf(row: StoredFileRow): Promise<BytesOf> {
    return { id: row.id, bytes: row.bytes, key: await keyOfFile(this.files, this.context, row) };
  }

  private async writeBody(body: Readable, id: string, offset: number) {
    const { store } = this.files;
    const row = await this.ownFile(id);
    if (isWhole(row.state)) return row.bytes;
    await refuseFullDisk(store, 0);
    const file = await this.bytesOf(row);
    const received = await readReceived(store, file);
    if (received.offset !== offset) throw wrongOffset();
    const { checksum: declared } = this;
    const checksum = declared && createHash(declared.algorithm);
    let at = offset;
    let checkedAt = offset;
    let cut: Error | undefined;
    const writer = await writeBytes(store, file, received).catch(asNoRoom);
    // If the hash is not in memory, `finish` computes it once from all stored bytes. If each request computed it, an
    // upload of single bytes would read the whole file for each byte.
    const before = offset === 0 ? createHash("sha256") : this.knownHash(id, received);
    this.hashes.delete(id);
    const hash = before?.copy();
    try {
      for await (const bytes of body as AsyncIterable<Buffer>) {
        if (at - checkedAt >= CHECKED_AFTER_BYTES) {
          await refuseFullDisk(store, 0);
          checkedAt = at;
        }
        await writer.write(bytes);
        hash?.update(bytes);
        checksum?.update(bytes);
        at += bytes.length;
      }
    } catch (error) {
      cut = error as Error;
    }
    const part = await writer.end().catch(asNoRoom);
    if (isFull(cut)) throw noRoom();
    if (checksum && (cut !== undefined || !checksum.digest().equals(declared.value))) {
      const left = await cutBytes(store, file, { ...received, part });
      if (before) this.hashes.set(id, { part: left, offset, hash: before });
      throw cut ?? wrongChecksum();
    }
    if (hash) this.hashes.set(id, { part, offset: at, hash });
    if (at === row.bytes) await this.finish(row, { ...file, part });
    else if (cut !== undefined) throw cut;
    return at;
  }

  private async finish(row: StoredFileRow, file: BytesOf & { part: string | null }) {
    const hash = await this.hashOf(file, { offset: file.bytes, tail: Buffer.alloc(0), part: file.part });
    this.hashes.delete(row.id);
    const { key, part } = file;
    const state = await finishUpload(this.files, this.context, row, { key, part, sha256: hash.digest("hex") });
    if (!isWhole(state)) throw goneFile();
  }

  /** The SHA-256 of the received bytes, if this process has received all of them. */
  private knownHash(id: string, { offset, part }: Pick<Received, "offset" | "part">) {
    const known = this.hashes.get(id);
    return known?.part === part && known.offset === offset ? known.hash : undefined;
  }

  /** The SHA-256 of the received part of a file. */
  private async hashOf(file: BytesOf, { offset, tail, part }: Pick<Received, "offset" | "tail" | "part">) {
    const known = this.knownHash(file.id, { offset, part });
    if (known) return known;
    const hash = createHash("sha256");
    for await (const bytes of readBytes(this.files.store, file, 0, offset - tail.length)) hash.update(bytes);
    return hash.update(tail);
  }
}

function asWrongOffset(error: unknown): never {
  throw error instanceof OvertakenPart ? wrongOffset() : error;
}

function asNoRoom(error: unknown): never {
  throw isFull(error) ? noRoom() : error;
}

/** True if the disk is full, or if the operating system's quota for this user is used up (EDQUOT). */
export const isFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");

/** The store of the tus server for one request. It contains only the files of the signed-in user. */
export const uploadStore = (files: Files, context: SignedIn, checksum: Checksum | null): DataStore =>
  new UploadStore(files, context, checksum);
