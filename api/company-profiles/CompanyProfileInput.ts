import { InputType } from "type-graphql";

import { CompanyProfileFields } from "#api/company-profiles/CompanyProfileFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { PATCH, patchOf } from "#api/core/graphql/patchOf.ts";

/** Spec §3, company profile: the input of createCompanyProfile. */
@InputType({ description: "The company profile of the signed-in user." })
export class CompanyProfileInput extends CompanyProfileFields {
  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: PATCH })
export class CompanyProfilePatch extends patchOf(CompanyProfileFields) {}
