import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";

import { DataStore, Upload } from "@tus/server";
import { LRUCache } from "lru-cache";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { UPLOAD_DAYS } from "#api/files/file.rules.ts";
import { findFile, type StoredFileRow } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { NAMED } from "#api/files/namedFiles.ts";
import { type BytesOf, cutBytes, readBytes, readReceived, writeBytes } from "#api/files/store/fileBytes.ts";
import { noRoom, refuseFullDisk } from "#api/files/uploads/beginUpload.ts";
import { finishUpload } from "#api/files/uploads/finishUpload.ts";

const DAY_MS = 86_400_000;

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
/** The answer of the extension checksum to a body that was altered on its way. */
const wrongChecksum = () => new UploadError(460, "The checksum of the body does not match: send it again");

interface Hashed {
  /** The number of bytes of the file that were hashed. */
  offset: number;
  hash: Hash;
}

/**
 * The SHA-256 of the received bytes of unfinished files, by file id. A hash that is not here, as after a restart, is
 * computed from the stored bytes.
 */
const hashes = new LRUCache<string, Hashed>({ max: 1000 });

/** The request that writes a file in this process, by file id. */
const writing = new Map<string, Promise<unknown>>();

class UploadStore extends DataStore {
  override extensions = ["creation", "creation-with-upload", "checksum", "termination", "expiration"];

  constructor(
    private readonly files: Files,
    private readonly context: SignedIn,
    private readonly checksum: Checksum | null,
  ) {
    super();
  }

  override getExpiration() {
    return UPLOAD_DAYS * DAY_MS;
  }

  override async getUpload(id: string) {
    await writing.get(id);
    const row = await this.ownFile(id);
    const upload = (offset: number) =>
      new Upload({ id, size: row.bytes, offset, creation_date: row.startedAt.toISOString() });
    if (row.state === "kept") {
      // The process may have ended after it had stored the file, and before it was added to its bid.
      await this.files.purposes[row.purpose].whole?.(this.context, { ...row, documentKey: row.documentKey! });
      return upload(row.bytes);
    }
    const file = await this.bytesOf(row);
    const { offset } = await readReceived(this.files.store, file);
    // All bytes had arrived when the process ended.
    if (offset === row.bytes) await this.finish(row, file);
    return upload(offset);
  }

  override async write(body: Readable, id: string, offset: number) {
    await writing.get(id);
    const written = this.writeBody(body, id, offset);
    const ended = written.then(
      () => undefined,
      () => undefined,
    );
    writing.set(id, ended);
    return written.finally(() => {
      if (writing.get(id) === ended) writing.delete(id);
    });
  }

  override async remove(id: string) {
    await writing.get(id);
    const { db } = this.context;
    const row = await this.ownFile(id);
    await db.transaction(async (tx) => {
      const [, changed] = await tx.query<[unknown, number]>(
        `UPDATE files SET state = 'expired' WHERE id = $1 AND state IN ('uploading', 'kept') AND NOT ${NAMED}`,
        [id],
      );
      if (changed === 0) throw refusal("CONFLICT", "A tender or a submitted bid names this file: it is kept");
      await recordEvent(tx, this.context, {
        act: "deleteFile",
        ...(row.tenderId && { subject: "tender" as const, subjectId: row.tenderId }),
        after: { fileId: id },
      });
    });
    await this.files.store.remove(id);
    hashes.delete(id);
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
    if (row.state === "kept") return row.bytes;
    await refuseFullDisk(store, 0);
    const file = await this.bytesOf(row);
    const received = await readReceived(store, file);
    if (received.offset !== offset) throw wrongOffset();
    const before = await this.hashOf(file, offset);
    const hash = before.copy();
    const { checksum: declared } = this;
    const checksum = declared && createHash(declared.algorithm);
    let at = offset;
    let cut: Error | undefined;
    hashes.delete(id);
    const writer = await writeBytes(store, file, received);
    try {
      for await (const bytes of body as AsyncIterable<Buffer>) {
        await writer.write(bytes);
        hash.update(bytes);
        checksum?.update(bytes);
        at += bytes.length;
      }
    } catch (error) {
      cut = error as Error;
    }
    await writer.end().catch((error: unknown) => {
      throw isFull(error) ? noRoom() : error;
    });
    if (isFull(cut)) throw noRoom();
    if (checksum && (cut !== undefined || !checksum.digest().equals(declared.value))) {
      await cutBytes(store, file, received);
      hashes.set(id, { offset, hash: before });
      throw cut ?? wrongChecksum();
    }
    hashes.set(id, { offset: at, hash });
    if (at === row.bytes) await this.finish(row, file);
    else if (cut !== undefined) throw cut;
    return at;
  }

  private async finish(row: StoredFileRow, file: BytesOf) {
    const hash = await this.hashOf(file, file.bytes);
    hashes.delete(row.id);
    await finishUpload(this.files, this.context, row, { key: file.key, sha256: hash.digest("hex") });
  }

  /** The SHA-256 of the first bytes of a file. */
  private async hashOf(file: BytesOf, offset: number) {
    const kept = hashes.get(file.id);
    if (kept?.offset === offset) return kept.hash;
    const hash = createHash("sha256");
    for await (const bytes of readBytes(this.files.store, file, 0, offset)) hash.update(bytes);
    return hash;
  }
}

/** True for the error of a disk, or of a user's share of it, that is full. */
const isFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");

/**
 * The store of the tus server for one request: the files of the signed-in user. Files of other users do not exist for
 * it.
 */
export const uploadStore = (files: Files, context: SignedIn, checksum: Checksum | null): DataStore =>
  new UploadStore(files, context, checksum);
