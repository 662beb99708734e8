import { MOST_COMPANY_DOCUMENT_BYTES, MOST_COMPANY_DOCUMENTS } from "#api/company-documents/documentKinds.rules.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { FilePurpose } from "#api/files/filePurpose.ts";
import { notify } from "#api/notices/notify.ts";

/**
 * Files that a company uploads as its documents. Only the company can read them. A bid names a copy of such a file,
 * which has the purpose bidDocument.
 */
export const companyFiles: FilePurpose = {
  most: { files: MOST_COMPANY_DOCUMENTS, bytes: MOST_COMPANY_DOCUMENTS * MOST_COMPANY_DOCUMENT_BYTES },
  mostFileBytes: MOST_COMPANY_DOCUMENT_BYTES,
  hasBudget: true,
  scope: "files:write",
  admit(_tx, context, tenderId) {
    requireCompanyProfile(context);
    if (tenderId !== null) throw badInput({ tenderId: "A company document belongs to no tender" });
    return Promise.resolve();
  },
  keyOf: () => Promise.resolve(null),
  documentKey: (sha256) => sha256,
  refused: (tx, { id, ownerId, name, virus }) =>
    notify(tx, { kind: "fileRefused", occurrence: id, facts: { name, virus, of: "ownCompany", title: null } }, [
      { userId: ownerId, reason: "file" },
    ]),
  readingOf: () => Promise.resolve(null),
};
