import { Field, ID, InputType } from "type-graphql";

import { CompanyDocumentFields } from "#api/company-documents/CompanyDocumentFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";

@InputType({ description: "A document of the signed-in user's company." })
export class CompanyDocumentInput extends CompanyDocumentFields {
  @Field(() => ID, {
    description: "The id of a whole file that the signed-in user uploaded to /files as `companyDocument`.",
  })
  fileId: string;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class CompanyDocumentPatch extends patchOf(CompanyDocumentFields) {
  @Field(() => ID, {
    nullable: true,
    description: "The id of another uploaded file, which replaces the document's file. The earlier file is deleted.",
  })
  fileId?: string | null;
}
