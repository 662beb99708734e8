import { fileTypeFromBuffer } from "file-type";

import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { encryptFacts, factsOf, type StoredFileRow } from "#api/files/fileRows.ts";
import type { Files } from "#api/files/keyOfFile.ts";
import { readBytes } from "#api/files/store/fileBytes.ts";

/** The number of bytes from which the media type is detected. */
const BEGINNING = 4100;
const UNKNOWN_TYPE = "application/octet-stream";

/**
 * Ends an upload of which all bytes are stored: compares the SHA-256, makes the stored bytes permanent, and only then
 * says that the file is whole. Refuses BAD_USER_INPUT for another SHA-256 than the declared one, and deletes the bytes.
 * Does nothing if another request has ended the upload.
 * @param key The key that encrypts the file; null if it is not encrypted
 * @param sha256 The SHA-256 of the stored bytes
 */
export async function finishUpload(
  { store, purposes }: Files,
  context: SignedIn,
  file: StoredFileRow,
  { key, sha256 }: { key: Buffer | null; sha256: string },
) {
  const { db } = context;
  const { name, sha256: declared } = factsOf(file, key);
  const event = {
    act: "uploadFile",
    ...(file.tenderId && { subject: "tender" as const, subjectId: file.tenderId }),
  };
  if (declared !== null && declared !== sha256) {
    await db.transaction(async (tx) => {
      await tx.query("UPDATE files SET state = 'refused' WHERE id = $1 AND state = 'uploading'", [file.id]);
      await recordEvent(tx, context, { ...event, refused: "BAD_USER_INPUT", after: { fileId: file.id } });
    });
    await store.remove(file.id);
    const message = `${name} arrived with another SHA-256 than the declared one. Please upload it again.`;
    throw badInput({ sha256: message });
  }
  const mediaType = await mediaTypeOf(store, { ...file, key });
  await store.finish(file.id);
  const purpose = purposes[file.purpose];
  const facts = { name, sha256, mediaType };
  const [plain, sealed] = key
    ? [{ sha256: null, mediaType: null }, encryptFacts(key, file.id, facts)]
    : [{ sha256, mediaType }, null];
  const documentKey = purpose.documentKey(sha256, key);
  await db.transaction(async (tx) => {
    const [, changed] = await tx.query<[unknown, number]>(
      `UPDATE files SET state = 'kept', whole_at = clock_timestamp(), sha256 = $2, media_type = $3, sealed_facts = $4, document_key = $5
        WHERE id = $1 AND state = 'uploading'`,
      [file.id, plain.sha256, plain.mediaType, sealed, documentKey],
    );
    if (changed > 0) await recordEvent(tx, context, { ...event, after: { fileId: file.id } });
  });
  await purpose.whole?.(context, { ...file, documentKey });
}

/** The media type of a file by its first bytes. */
async function mediaTypeOf(store: Files["store"], file: Parameters<typeof readBytes>[1]) {
  const bytes: Buffer[] = [];
  for await (const each of readBytes(store, file, 0, Math.min(BEGINNING, file.bytes))) bytes.push(each);
  return (await fileTypeFromBuffer(Buffer.concat(bytes)))?.mime ?? UNKNOWN_TYPE;
}
