import { recordChange } from "#api/audit/recordEvent.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { companyDocumentFileSchema, companyDocumentSchema } from "#api/company-documents/companyDocument.rules.ts";
import type { CompanyDocumentPatch } from "#api/company-documents/CompanyDocumentInput.ts";
import { expireFile, lockOwnDocument, lockShelf, requireOwnFile } from "#api/company-documents/ownDocument.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import { validPatch } from "#api/core/rules/valid.ts";

/**
 * Changes a document of the signed-in user's company. Another file replaces the document's file, and the earlier file
 * is deleted; copies that bids name stay. Refuses BAD_USER_INPUT, NOT_FOUND, and CONFLICT for a stale version.
 */
export async function updateCompanyDocument(
  context: SignedIn,
  id: string,
  patch: CompanyDocumentPatch,
): Promise<CompanyDocument> {
  const changes = validPatch(companyDocumentSchema.concat(companyDocumentFileSchema), patch);
  const fileId = changes.fileId?.toLowerCase();
  return context.db.transaction(async (tx) => {
    await lockShelf(tx, context);
    const stored = await lockOwnDocument(tx, context, id);
    refuseStaleEdit("company document", stored.version, patch.version);
    const before = Object.assign({}, stored);
    const isReplaced = fileId !== undefined && fileId !== stored.fileId;
    if (isReplaced) await requireOwnFile(tx, context, fileId);
    const after = await tx.save(CompanyDocument, Object.assign(stored, changes, isReplaced && { fileId }));
    if (isReplaced) await expireFile(tx, before.fileId);
    return recordChange(tx, context, { act: "updateCompanyDocument", subject: "companyDocument" }, before, after);
  });
}
