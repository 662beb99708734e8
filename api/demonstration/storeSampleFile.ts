import type { EntityManager } from "typeorm";

import { uuidAt } from "#api/core/database/uuidAt.ts";
import { describe, type DemonstrationFile } from "#api/demonstration/documents.ts";
import type { FilePurposeName } from "#api/files/file.rules.ts";
import { readReceived, writeBytes } from "#api/files/store/fileBytes.ts";
import type { FileStore } from "#api/files/store/FileStore.ts";

interface Upload {
  purpose: FilePurposeName;
  ownerId: string;
  tenderId: string | null;
  at: Date;
}

/**
 * Stores a file and its row, as if a user had uploaded it.
 * @returns the file's id
 */
export async function storeSampleFile(
  tx: EntityManager,
  store: FileStore,
  file: DemonstrationFile,
  { purpose, ownerId, tenderId, at }: Upload,
) {
  const id = uuidAt(at);
  const stored = { id, bytes: file.content.length, key: null };
  const writer = await writeBytes(store, stored, await readReceived(store, stored));
  await writer.write(file.content);
  await store.finish(id, await writer.end());
  const { name, bytes, sha256 } = describe(file);
  await tx.query(
    `INSERT INTO files (id, owner_id, purpose, tender_id, bytes, name, sha256, media_type, document_key, state, started_at, whole_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, 'kept', $9, $9)`,
    [id, ownerId, purpose, tenderId, bytes, name, sha256, file.mediaType, at],
  );
  return id;
}
