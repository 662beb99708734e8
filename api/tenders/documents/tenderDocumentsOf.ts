import type { EntityManager } from "typeorm";

import { grouped } from "#api/core/graphql/batch.ts";
import { virusCheckOf } from "#api/files/viruses/virusCheck.ts";
import type { TenderDocument } from "#api/tenders/documents/TenderDocument.ts";

type Stored = Omit<TenderDocument, "bytes"> & { tenderId: string; bytes: string | null };

export async function tenderDocumentsOf(
  db: Pick<EntityManager, "query">,
  tenderIds: readonly string[],
): Promise<TenderDocument[][]> {
  const stored = await db.query<Stored[]>(
    `SELECT named.tender_id AS "tenderId", position, named.name, url, named.bytes, named.sha256, file_id AS "fileId",
            CASE WHEN file_id IS NOT NULL THEN ${virusCheckOf("files")} END AS "virusCheck"
       FROM tender_documents AS named LEFT JOIN files ON files.id = file_id WHERE named.tender_id = ANY ($1) ORDER BY position`,
    [tenderIds],
  );
  const documents = stored.map((row) => ({ ...row, bytes: row.bytes === null ? null : Number(row.bytes) }));
  return grouped(tenderIds, documents, ({ tenderId }) => tenderId);
}
