import type { EntityManager } from "typeorm";

import { grouped } from "#api/core/graphql/batch.ts";
import type { TenderDocument } from "#api/tenders/documents/TenderDocument.ts";

type Stored = Omit<TenderDocument, "bytes"> & { tenderId: string; bytes: string | null };

export async function tenderDocumentsOf(
  db: Pick<EntityManager, "query">,
  tenderIds: readonly string[],
): Promise<TenderDocument[][]> {
  const stored = await db.query<Stored[]>(
    'SELECT tender_id AS "tenderId", position, name, url, bytes, sha256, file_id AS "fileId" FROM tender_documents WHERE tender_id = ANY ($1) ORDER BY position',
    [tenderIds],
  );
  const documents = stored.map((row) => ({ ...row, bytes: row.bytes === null ? null : Number(row.bytes) }));
  return grouped(tenderIds, documents, ({ tenderId }) => tenderId);
}
