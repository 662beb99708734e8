import { createHash } from "node:crypto";

import type { EntityManager } from "typeorm";

import type { CopyTarget, SignedIn } from "#api/core/graphql/context.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { isWhole } from "#api/files/file.rules.ts";
import { factsOf, findFile } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { readBytes, readReceived, writeBytes } from "#api/files/store/fileBytes.ts";
import { OvertakenPart } from "#api/files/store/FileStore.ts";
import { beginUpload, noRoom } from "#api/files/uploads/beginUpload.ts";
import { finishUpload } from "#api/files/uploads/finishUpload.ts";
import { isFull } from "#api/files/uploads/uploadStore.ts";
import { beingChecked } from "#api/files/viruses/virusCheck.ts";

/** Thrown to roll back a copy that is not needed, because the user has stored the same file before. */
class StoredBefore extends Error {
  readonly storedId: string;
  constructor(storedId: string) {
    super("The same file was stored before");
    this.storedId = storedId;
  }
}

/**
 * Stores a copy of the user's own whole file for another purpose, as if the user had uploaded the file again. The copy
 * for a sealed tender is encrypted with the key of the tender. Refuses NOT_FOUND for any other file, CONFLICT during
 * the virus check, and all that beginUpload refuses. A copy that fails before it is whole is deleted.
 * @returns the id of the copy, or of the file that `target.instead` returned
 */
export async function copyFile(
  files: Files,
  context: SignedIn,
  fileId: string,
  { purpose, tenderId, instead }: CopyTarget,
): Promise<string> {
  const { db, user } = context;
  const file = await findFile(db.manager, fileId);
  if (file?.ownerId !== user.id || !isWhole(file.state)) throw notFound("File");
  if (file.state === "checking") throw beingChecked();
  const key = await keyOfFile(files, context, file);
  const { name: filename, sha256 } = factsOf(file, key);
  const id = await beginUpload(files, context, {
    bytes: file.bytes,
    metadata: { filename, sha256, purpose, tenderId },
  });
  try {
    const copy = (await findFile(db.manager, id))!;
    const written = { id, bytes: copy.bytes, key: await keyOfFile(files, context, copy) };
    const writer = await writeBytes(files.store, written, await readReceived(files.store, written));
    const hash = createHash("sha256");
    let part: string;
    try {
      for await (const bytes of readBytes(files.store, { id: file.id, bytes: file.bytes, key })) {
        hash.update(bytes);
        await writer.write(bytes);
      }
    } finally {
      part = await writer.end();
    }
    const beforeWhole = async (tx: EntityManager) => {
      const storedId = await instead(tx, id);
      if (storedId !== null) throw new StoredBefore(storedId);
    };
    await finishUpload(files, context, copy, { key: written.key, part, sha256: hash.digest("hex"), beforeWhole });
  } catch (error) {
    const [, changed] = await db.query<[unknown, number]>(
      "UPDATE files SET state = 'expired' WHERE id = $1 AND state = 'uploading'",
      [id],
    );
    // A bid may name a copy that has become whole, so its bytes are not deleted, whatever failed afterwards.
    if (changed > 0) await files.store.remove(id);
    if (error instanceof StoredBefore) return error.storedId;
    if (isFull(error)) throw noRoom();
    throw error instanceof OvertakenPart ? refusal("CONFLICT", "This file is being copied already") : error;
  }
  return id;
}
