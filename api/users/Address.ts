import { Field } from "type-graphql";
import { Column } from "typeorm";

import { Withheld } from "#api/audit/recordedFields.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import type { Country } from "#api/core/rules/country.rules.ts";
import { addressSchema } from "#api/users/user.rules.ts";

/** Spec §3: the five address fields of a user and of a company profile. */
@FieldsOf(addressSchema)
export abstract class Address {
  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  addressStreet: string | null;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  addressCity: string | null;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  addressState: string | null;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  addressPostalCode: string | null;

  @Field(() => String, { nullable: true, description: "English name of one of the 195 sovereign states." })
  @Withheld()
  @Column("text", { nullable: true })
  addressCountry: Country | null;
}
