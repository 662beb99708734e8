import { recordCreation } from "#api/audit/recordEvent.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { companyDocumentFileSchema, companyDocumentSchema } from "#api/company-documents/companyDocument.rules.ts";
import { MOST_COMPANY_DOCUMENTS } from "#api/company-documents/documentKinds.rules.ts";
import type { CompanyDocumentInput } from "#api/company-documents/CompanyDocumentInput.ts";
import { lockShelf, requireOwnFile } from "#api/company-documents/ownDocument.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";

const FULL = `Your company has ${MOST_COMPANY_DOCUMENTS} documents, which is the limit. Remove one first.`;

/**
 * Stores an uploaded file as a document of the signed-in user's company. Refuses PROFILE_REQUIRED, BAD_USER_INPUT,
 * CONFLICT for more than MOST_COMPANY_DOCUMENTS documents, and all that createOnce refuses.
 */
export async function createCompanyDocument(context: SignedIn, input: CompanyDocumentInput): Promise<CompanyDocument> {
  const { user } = context;
  requireCompanyProfile(context);
  const { fileId: typedId, ...fields } = valid(companyDocumentSchema.concat(companyDocumentFileSchema), input);
  const fileId = typedId.toLowerCase();
  return createOnce(context, {
    act: "createCompanyDocument",
    noun: "company document",
    owner: user.id,
    input,
    terms: { ...fields, fileId },
    async create(tx) {
      await lockShelf(tx, context);
      if ((await tx.countBy(CompanyDocument, { companyId: user.id })) >= MOST_COMPANY_DOCUMENTS)
        throw refusal("CONFLICT", FULL);
      await requireOwnFile(tx, context, fileId);
      return recordCreation(
        tx,
        context,
        { act: "createCompanyDocument", subject: "companyDocument" },
        await tx.save(CompanyDocument, { ...fields, fileId, companyId: user.id }),
      );
    },
    read: (tx, id) => tx.findOneBy(CompanyDocument, { id }),
  });
}
