import { InputType } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { TenderFields } from "#api/tenders/TenderFields.ts";

@InputType()
export class TenderInput extends TenderFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class TenderPatch extends patchOf(TenderFields) {}
