import { Field } from "type-graphql";
import { Column } from "typeorm";

import { contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { PartnerRoleEnum } from "#api/users/User.ts";
import { type PartnerRole } from "#api/users/userWords.rules.ts";

/** Spec §3, contact request: the six fields of its form. */
@FieldsOf(contactRequestSchema)
export abstract class ContactRequestFields {
  @Field(() => String)
  @Column("text")
  firstName: string;

  @Field(() => String)
  @Column("text")
  lastName: string;

  @Field(() => String)
  @Column("text")
  email: string;

  @Field(() => String)
  @Column("text")
  company: string;

  @Field(() => PartnerRoleEnum, { description: "What the company is in the framework." })
  @Column("text")
  role: PartnerRole;

  @Field(() => String)
  @Column("text")
  message: string;
}
