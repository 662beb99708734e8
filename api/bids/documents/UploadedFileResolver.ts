import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { attachCompanyDocument } from "#api/bids/documents/attachCompanyDocument.ts";
import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { listOwnFiles } from "#api/files/listOwnFiles.ts";
import { UploadedFile } from "#api/files/UploadedFile.ts";

@Resolver()
export class UploadedFileResolver {
  @Query(() => [UploadedFile], {
    description:
      "The files that the signed-in user uploaded for a tender, without refused and expired ones, oldest first.",
  })
  @MayUse("partner", "files:write")
  uploadedFiles(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID, {
      nullable: true,
      description: "null for files of a tender that is not created yet.",
    })
    tenderId?: string | null,
  ): Promise<UploadedFile[]> {
    return listOwnFiles(filePurposes, context, tenderId ?? null);
  }

  @Mutation(() => UploadedFile, {
    description:
      "Copies the file of a document of the signed-in user's company, so that a bid on the tender can name it without another upload. On a sealed tender the copy is encrypted. Returns the copy, also one that was made before. Name its SHA-256 in the bid's documents. Refused as an upload for the bid is.",
  })
  @MayUse("partner", "files:write", { writes: "file writes" })
  attachCompanyDocument(
    @Ctx() context: SignedIn,
    @Arg("tenderId", () => ID) tenderId: string,
    @Arg("companyDocumentId", () => ID, { description: "The id of the document, not of its file." })
    companyDocumentId: string,
  ): Promise<UploadedFile> {
    return attachCompanyDocument(context, tenderId, companyDocumentId);
  }
}
