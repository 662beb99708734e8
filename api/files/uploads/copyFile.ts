import { createHash } from "node:crypto";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { factsOf, findFile } from "#api/files/fileRows.ts";
import { type Files, keyOfFile } from "#api/files/keyOfFile.ts";
import { readBytes, readReceived, writeBytes } from "#api/files/store/fileBytes.ts";
import { OvertakenPart } from "#api/files/store/FileStore.ts";
import { beginUpload, noRoom } from "#api/files/uploads/beginUpload.ts";
import { finishUpload } from "#api/files/uploads/finishUpload.ts";
import { isFull } from "#api/files/uploads/uploadStore.ts";

/**
 * Stores a copy of the user's own whole file for another purpose, as if the user had uploaded the file again. The copy
 * for a sealed tender is encrypted with the key of the tender. Refuses NOT_FOUND for any other file, and all that
 * beginUpload refuses. A copy that fails is deleted.
 * @returns the id of the copy
 */
export async function copyFile(
  files: Files,
  context: SignedIn,
  fileId: string,
  target: { purpose: string; tenderId: string },
): Promise<string> {
  const { db, user } = context;
  const file = await findFile(db.manager, fileId);
  if (file?.ownerId !== user.id || file.state !== "kept") throw notFound("File");
  const key = await keyOfFile(files, context, file);
  const { name: filename, sha256 } = factsOf(file, key);
  const id = await beginUpload(files, context, { bytes: file.bytes, metadata: { filename, sha256, ...target } });
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
    await finishUpload(files, context, copy, { key: written.key, part, sha256: hash.digest("hex") });
  } catch (error) {
    await db.query("UPDATE files SET state = 'expired' WHERE id = $1 AND state = 'uploading'", [id]);
    await files.store.remove(id);
    if (isFull(error)) throw noRoom();
    throw error instanceof OvertakenPart ? refusal("CONFLICT", "This file is being copied already") : error;
  }
  return id;
}
