import type { SignedIn } from "#api/core/graphql/context.ts";
import type { BinaryFile } from "#api/core/http/rest/download.ts";
import { fileArchive } from "#api/files/reading/fileArchive.ts";
import { tenderDocumentsOf } from "#api/tenders/documents/tenderDocumentsOf.ts";
import { tenderFiles } from "#api/tenders/documents/tenderFiles.ts";
import { findTender } from "#api/tenders/findTender.ts";

/** Makes a ZIP of the uploaded documents of a tender. Refuses NOT_FOUND. */
export async function tenderArchive(context: SignedIn, tenderId: string): Promise<BinaryFile> {
  const { id, tenderNumber, title } = await findTender(context, tenderId);
  const [documents = []] = await tenderDocumentsOf(context.db.manager, [id]);
  return fileArchive(context, {
    purpose: "tenderDocument",
    of: { tender: { id, tenderNumber, title } },
    documents,
    tenderId: id,
    tenderNumber,
    keyOf: tenderFiles.keyOf.bind(tenderFiles),
  });
}
