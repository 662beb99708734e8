import { Field, InputType, Int } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";
import { TenderFields } from "#api/tenders/TenderFields.ts";

const OPENING_PERSONS = "How many administrators open a sealed tender, 1 or 2. Without it 2 where there are two active administrators.";

@InputType({ description: "Spec §3, a tender." })
export class TenderInput extends TenderFields {
  @Field(() => Boolean, { nullable: true, description: "SEALED_BY_DEFAULT of the server if it is absent." })
  // The decorator lets it be absent or null.
  override sealed: boolean;

  @Field(() => Int, { nullable: true, description: OPENING_PERSONS })
  openingPersons?: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class TenderPatch extends patchOf(TenderFields) {
  @Field(() => Int, { nullable: true, description: OPENING_PERSONS })
  openingPersons?: number | null;
}
