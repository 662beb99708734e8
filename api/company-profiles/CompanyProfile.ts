import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { CompanyProfileFields } from "#api/company-profiles/CompanyProfileFields.ts";

@Entity("company_profiles")
@ObjectType({ description: "The company that a user bids for; one for each user." })
export class CompanyProfile extends CompanyProfileFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** The user it belongs to; unique. */
  @Column("uuid")
  userId: string;

  @Field(() => Int, { description: "Grows with each change; send it back with a change to be told of a stale edit." })
  @VersionColumn()
  version: number;
}
