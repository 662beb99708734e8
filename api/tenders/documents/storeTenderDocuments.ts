import type { EntityManager } from "typeorm";

import type { ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

/** Stores the documents of a tender that has none yet. */
export async function storeTenderDocuments(tx: EntityManager, tenderId: string, documents: readonly ListedDocument[]) {
  if (documents.length === 0) return;
  await tx.query(
    `INSERT INTO tender_documents (tender_id, position, name, url, bytes, sha256, file_id)
     SELECT $1, * FROM jsonb_to_recordset($2::jsonb) AS listed (position int, name text, url text, bytes bigint, sha256 text, file_id uuid)`,
    [
      tenderId,
      JSON.stringify(
        documents.map(({ name, url, bytes, sha256, fileId }, place) => ({
          position: place + 1,
          name,
          url,
          bytes,
          sha256,
          file_id: fileId ?? null,
        })),
      ),
    ],
  );
}
