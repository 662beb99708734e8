import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { DateTimeISO } from "#api/core/scalars.ts";
import { PartnerRoleEnum } from "#api/users/User.ts";
import { type PartnerRole } from "#api/users/user.rules.ts";

@Entity("contact_requests")
@ObjectType({ description: "An integration request from the landing page." })
export class ContactRequest {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

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

  @Field(() => PartnerRoleEnum)
  @Column("text")
  role: PartnerRole;

  @Field(() => String)
  @Column("text")
  message: string;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;
}
