import { Field, Int } from "type-graphql";
import { Column } from "typeorm";

import { Recorded, Withheld } from "#api/audit/recordedFields.ts";
import { companyProfileSchema, INDUSTRIES, type Industry } from "#api/company-profiles/companyProfile.rules.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { Address } from "#api/users/Address.ts";

/** Spec §3, company profile: the fields that the company writes. */
@FieldsOf(companyProfileSchema)
export abstract class CompanyProfileFields extends Address {
  @Field(() => String)
  @Recorded()
  @Column("text")
  companyName: string;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Withheld()
  @Column("text", { nullable: true })
  website: string | null;

  @Field(() => String, { nullable: true })
  @Recorded()
  @Column("text", { nullable: true })
  registrationNumber: string | null;

  @Field(() => Int, { nullable: true })
  @Recorded()
  @Column("int", { nullable: true })
  employeeCount: number | null;

  @Field(() => String, { nullable: true, description: `One of ${INDUSTRIES.join(", ")}.` })
  @Recorded()
  @Column("text", { nullable: true })
  industry: Industry | null;

  @Field(() => String, { nullable: true })
  @Withheld()
  @Column("text", { nullable: true })
  description: string | null;
}
