import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { Address } from "#api/users/Address.ts";

@Entity("company_profiles")
@ObjectType({ description: "The company that a user bids for; one for each user." })
export class CompanyProfile extends Address {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** The user it belongs to; unique. */
  @Column("uuid")
  userId: string;

  @Field(() => String)
  @Column("text")
  companyName: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Column("text", { nullable: true })
  website: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  registrationNumber: string | null;

  @Field(() => Int, { nullable: true, description: "At least 1." })
  @Column("int", { nullable: true })
  employeeCount: number | null;

  @Field(() => String, { nullable: true, description: "Construction, Engineering, Infrastructure, Architecture, Design, Consulting, Manufacturing, Technology or Other." })
  @Column("text", { nullable: true })
  industry: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  description: string | null;

  @Field(() => Int, { description: "Grows with each change; send it back with a change to be told of a stale edit." })
  @VersionColumn()
  version: number;
}
