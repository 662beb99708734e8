import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";

import { createCompanyDocument } from "#api/company-documents/createCompanyDocument.ts";
import { CompanyDocument } from "#api/company-documents/CompanyDocument.ts";
import { MOST_COMPANY_DOCUMENTS } from "#api/company-documents/documentKinds.rules.ts";
import { CompanyDocumentInput, CompanyDocumentPatch } from "#api/company-documents/CompanyDocumentInput.ts";
import { deleteCompanyDocument } from "#api/company-documents/deleteCompanyDocument.ts";
import { updateCompanyDocument } from "#api/company-documents/updateCompanyDocument.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { type Batch, inOrder, loadBatched } from "#api/core/graphql/batch.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { readFiles } from "#api/files/fileRows.ts";
import { UploadedFile } from "#api/files/UploadedFile.ts";

/** Reads files of company documents, which are never encrypted, so that their facts are in plain columns. */
const filesOf: Batch<UploadedFile> = async (db, ids) =>
  inOrder(ids, (await readFiles(db, "id = ANY ($1)", [ids])) as UploadedFile[], ({ id }) => id) as UploadedFile[];

@Resolver(() => CompanyDocument)
export class CompanyDocumentResolver {
  @Query(() => [CompanyDocument], {
    description: "The documents of the signed-in user's company, sorted by kind and name.",
  })
  @MayUse("partner", "files:write")
  companyDocuments(@Ctx() { db, user }: SignedIn) {
    return db.manager.find(CompanyDocument, {
      where: { companyId: user.id },
      order: { kind: "ASC", name: "ASC", id: "ASC" },
    });
  }

  @Mutation(() => CompanyDocument, {
    description: `Stores an uploaded file as a document of the signed-in user's company. PROFILE_REQUIRED without a company profile. CONFLICT for more than ${MOST_COMPANY_DOCUMENTS} documents.`,
  })
  @MayUse("partner", "files:write", { writes: "file writes" })
  createCompanyDocument(
    @Ctx() context: SignedIn,
    @Arg("input", () => CompanyDocumentInput) input: CompanyDocumentInput,
  ) {
    return createCompanyDocument(context, input);
  }

  @Mutation(() => CompanyDocument, {
    description:
      "Changes a document of the signed-in user's company, or replaces its file. Bids that have a copy of the earlier file do not change.",
  })
  @MayUse("partner", "files:write", { writes: "file writes" })
  updateCompanyDocument(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => CompanyDocumentPatch) patch: CompanyDocumentPatch,
  ) {
    return updateCompanyDocument(context, id, patch);
  }

  @Mutation(() => CompanyDocument, {
    description:
      "Deletes a document of the signed-in user's company, and its file. Bids that have a copy do not change.",
  })
  @MayUse("partner", "files:write", { writes: "file writes" })
  deleteCompanyDocument(@Ctx() context: SignedIn, @Arg("id", () => ID) id: string) {
    return deleteCompanyDocument(context, id);
  }

  @FieldResolver(() => UploadedFile, { description: "The document's file, which only its company can read." })
  file(@Ctx() context: SignedIn, @Root() { fileId }: CompanyDocument) {
    return loadBatched(context, filesOf, fileId);
  }
}
