import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";

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
}
