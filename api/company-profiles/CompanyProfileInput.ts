import { Field, InputType, Int } from "type-graphql";

import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { AddressInput } from "#api/users/Address.ts";

@InputType()
abstract class CompanyProfileFieldsInput extends AddressInput {
  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "http or https." })
  website?: string | null;

  @Field(() => String, { nullable: true })
  registrationNumber?: string | null;

  @Field(() => Int, { nullable: true, description: "At least 1." })
  employeeCount?: number | null;

  @Field(() => String, { nullable: true, description: "One of the nine industries." })
  industry?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;
}

@InputType()
export class CompanyProfileInput extends CompanyProfileFieldsInput {
  @Field(() => String)
  companyName: string;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The fields to change; what is absent stays, null clears." })
export class CompanyProfilePatch extends CompanyProfileFieldsInput {
  @Field(() => String, { nullable: true })
  companyName?: string | null;

  @Field(() => Int, { nullable: true, description: "The version that was read: a stale one is refused with CONFLICT." })
  version?: number | null;
}
