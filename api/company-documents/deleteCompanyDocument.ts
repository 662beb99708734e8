import { recordEvent } from "#api/audit/recordEvent.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { expireFile, lockOwnDocument } from "#api/company-documents/ownDocument.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/**
 * Deletes a document of the signed-in user's company, and its file. Copies that bids name stay. Refuses NOT_FOUND.
 */
export async function deleteCompanyDocument(context: SignedIn, id: string): Promise<CompanyDocument> {
  return context.db.transaction(async (tx) => {
    const removed = await lockOwnDocument(tx, context, id);
    await tx.delete(CompanyDocument, { id: removed.id });
    await expireFile(tx, removed.fileId);
    await recordEvent(tx, context, { act: "deleteCompanyDocument", subject: "companyDocument", subjectId: removed.id });
    return removed;
  });
}
