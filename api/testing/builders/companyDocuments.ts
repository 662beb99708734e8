import { randomBytes } from "node:crypto";

import type { EntityManager } from "typeorm";

import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { storeSampleFile } from "#api/demonstration/storeSampleFile.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { filesDirectory } from "#api/testing/testApp.ts";

/** A whole file that a company uploaded as a document. Returns its id. */
export const aCompanyFile =
  (
    { id: ownerId }: { id: string },
    { name = "Certificate.pdf", content = randomBytes(1000) }: { name?: string; content?: Buffer } = {},
  ) =>
  (tx: EntityManager) =>
    storeSampleFile(
      tx,
      folderStore(filesDirectory()),
      { name, content, mediaType: "application/pdf" },
      { purpose: "companyDocument", ownerId, tenderId: null, at: new Date() },
    );

/** A document that a company keeps, with its file. */
export const aCompanyDocument =
  (
    company: { id: string },
    { fileName, content, ...fields }: Partial<CompanyDocument> & { fileName?: string; content?: Buffer } = {},
  ) =>
  async (tx: EntityManager) =>
    tx.save(
      CompanyDocument,
      tx.create(CompanyDocument, {
        kind: "taxClearance",
        name: "Tax clearance",
        number: "TC-1",
        issuer: "Revenue Authority",
        validUntil: null,
        ...fields,
        companyId: company.id,
        fileId: await aCompanyFile(company, { name: fileName, content })(tx),
      }),
    );
