import { Field, InputType } from "type-graphql";

import { PartnerRoleEnum } from "#api/users/User.ts";
import { type PartnerRole } from "#api/users/user.rules.ts";

@InputType({ description: "Spec §3, contact request: all six fields are required." })
export class ContactRequestInput {
  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String)
  email: string;

  @Field(() => String)
  company: string;

  @Field(() => PartnerRoleEnum)
  role: PartnerRole;

  @Field(() => String)
  message: string;
}
