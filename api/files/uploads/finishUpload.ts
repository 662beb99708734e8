import { fileTypeFromBuffer } from "file-type";
import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { type FileState, isWhole } from "#api/files/file.rules.ts";
import { encryptFacts, factsOf, findFile, type StoredFileRow } from "#api/files/fileRows.ts";
import type { Files } from "#api/files/keyOfFile.ts";
import { readBytes } from "#api/files/store/fileBytes.ts";
import { OvertakenPart } from "#api/files/store/FileStore.ts";

/** The number of bytes at the beginning of a file from which its media type is detected. */
const BEGINNING = 4100;
const UNKNOWN_TYPE = "application/octet-stream";

interface Received {
  /** The key that encrypts the file; null if it is not encrypted. */
  key: Buffer | null;
  /** The name of the stored bytes; null if they were made permanent before the process ended. */
  part: string | null;
  /** The SHA-256 of the stored bytes. */
  sha256: string;
  /** Called in the transaction that marks the file as whole. If it throws, the file does not become whole. */
  beforeWhole?: (tx: EntityManager) => Promise<void>;
}

/**
 * Ends an upload of which all bytes are stored: compares the SHA-256, makes the stored bytes permanent, and only then
 * marks the file as whole. With a virus check, the file is then due for it. Refuses BAD_USER_INPUT if the SHA-256 is
 * not the declared one, and deletes the bytes. Changes nothing if another request has ended the upload. Throws
 * OvertakenPart if another request has continued it.
 * @returns the file's state
 */
export async function finishUpload(
  { store, purposes, scan }: Files,
  context: SignedIn,
  file: StoredFileRow,
  { key, part, sha256, beforeWhole }: Received,
): Promise<FileState> {
  const { db } = context;
  const { name, sha256: declared } = factsOf(file, key);
  const isDeclared = declared === null || declared === sha256;
  const event = {
    act: "uploadFile",
    ...(file.tenderId && { subject: "tender" as const, subjectId: file.tenderId }),
  };
  const mediaType = await mediaTypeOf(store, { ...file, key, part });
  const purpose = purposes[file.purpose];
  const facts = { name, sha256, mediaType };
  const [plain, sealed] = key
    ? [{ sha256: null, mediaType: null }, encryptFacts(key, file.id, facts)]
    : [{ sha256, mediaType }, null];
  const { state, documentKey } = await db.transaction(async (tx) => {
    // If two processes end the upload at the same time, the second one sees after this lock that the upload has ended.
    await tx.query("SELECT FROM files WHERE id = $1 FOR UPDATE", [file.id]);
    const row = (await findFile(tx, file.id))!;
    if (row.state !== "uploading") return row;
    if (!isDeclared) {
      if ((await store.find(file.id))?.part !== part) throw new OvertakenPart(file.id);
      await tx.query("UPDATE files SET state = 'refused' WHERE id = $1", [file.id]);
      await recordEvent(tx, context, { ...event, refused: "BAD_USER_INPUT", after: { fileId: file.id } });
      return { state: "refused" as const, documentKey: null };
    }
    await beforeWhole?.(tx);
    await store.finish(file.id, part);
    const of = purpose.documentKey(sha256, key);
    const whole = scan ? "checking" : "kept";
    await tx.query(
      `UPDATE files SET state = $6, whole_at = clock_timestamp(), sha256 = $2, media_type = $3, sealed_facts = $4, document_key = $5
        WHERE id = $1`,
      [file.id, plain.sha256, plain.mediaType, sealed, of, whole],
    );
    await recordEvent(tx, context, { ...event, after: { fileId: file.id } });
    return { state: whole, documentKey: of } as const;
  });
  if (state === "refused" && !isDeclared) {
    await store.remove(file.id);
    const message = `${name} arrived with another SHA-256 than the declared one. Please upload it again.`;
    throw badInput({ sha256: message });
  }
  if (isWhole(state)) await purpose.whole?.(context, { ...file, documentKey: documentKey! });
  if (state === "checking") scan?.();
  return state;
}

/** The media type of a file by its first bytes. */
async function mediaTypeOf(store: Files["store"], file: Parameters<typeof readBytes>[1]) {
  const bytes: Buffer[] = [];
  for await (const each of readBytes(store, file, 0, Math.min(BEGINNING, file.bytes))) bytes.push(each);
  return (await fileTypeFromBuffer(Buffer.concat(bytes)))?.mime ?? UNKNOWN_TYPE;
}
