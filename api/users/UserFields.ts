import { Field } from "type-graphql";
import { Column } from "typeorm";

import { Recorded, Withheld } from "#api/audit/recordedFields.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { Address } from "#api/users/Address.ts";
import { newUserSchema } from "#api/users/user.rules.ts";
import { COMPANY_TYPOLOGIES } from "#api/users/userWords.rules.ts";

/** Spec §3, user: the fields that an administrator can write and read. */
@FieldsOf(newUserSchema.omit(["password"]))
export abstract class UserFields extends Address {
  @Field(() => String, { description: "Unique, ignoring case." })
  @Withheld()
  @Column("text")
  username: string;

  @Field(() => String, { description: "Unique, ignoring case." })
  @Withheld()
  @Column("text")
  email: string;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  firstName: string | null;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  lastName: string | null;

  @Field(() => String, { nullable: true })
  @Recorded()
  @Column("text", { nullable: true })
  companyName: string | null;

  @Field(() => String, {
    nullable: true,
    description: `One of ${Object.keys(COMPANY_TYPOLOGIES).join(", ")}; any other text is shown as is.`,
  })
  @Recorded()
  @Column("text", { nullable: true })
  companyTypology: string | null;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  vatNumber: string | null;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  cardId: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "true: an administrator; false: a partner." })
  @Recorded()
  @Column("boolean", { default: false })
  isAdmin: boolean;

  @Field(() => String, { nullable: true, description: "Free text; a registration stores one of PartnerRole." })
  @Recorded()
  @Column("text", { nullable: true })
  role: string | null;
}
