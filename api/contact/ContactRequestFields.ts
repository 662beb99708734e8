import { Field } from "type-graphql";
import { Column } from "typeorm";

import { Recorded, Withheld } from "#api/audit/recordedFields.ts";
import { contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { PartnerRoleEnum } from "#api/users/User.ts";
import { type PartnerRole } from "#api/users/userWords.rules.ts";

/** Spec §3, contact request: the six fields of the contact form. */
@FieldsOf(contactRequestSchema)
export abstract class ContactRequestFields {
  @Field(() => String)
  @Withheld()
  @Column("text")
  firstName: string;

  @Field(() => String)
  @Withheld()
  @Column("text")
  lastName: string;

  @Field(() => String)
  @Withheld()
  @Column("text")
  email: string;

  @Field(() => String)
  @Withheld()
  @Column("text")
  company: string;

  @Field(() => PartnerRoleEnum, { description: "The company's role in the framework." })
  @Recorded()
  @Column("text")
  role: PartnerRole;

  @Field(() => String)
  @Withheld()
  @Column("text")
  message: string;
}
