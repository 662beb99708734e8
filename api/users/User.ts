import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { Address } from "#api/users/Address.ts";
import { PARTNER_ROLES, USER_STATUSES, type UserStatus } from "#api/users/userWords.rules.ts";

export const UserStatusEnum = asEnum(USER_STATUSES);
registerEnumType(UserStatusEnum, {
  name: "UserStatus",
  description: "Only an active user can sign in; a blocked one can be unblocked by an administrator.",
});

export const PartnerRoleEnum = asEnum(PARTNER_ROLES);
registerEnumType(PartnerRoleEnum, { name: "PartnerRole", description: "What a partner does in the framework." });

@Entity("users")
@ObjectType({ description: "An account: a partner, or an administrator. Visible to its owner and to administrators." })
export class User extends Address {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Unique without regard to case." })
  @Column("text")
  username: string;

  @Column("text", { select: false })
  passwordHash: string;

  @Field(() => String, { description: "Unique without regard to case." })
  @Column("text")
  email: string;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  firstName: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  lastName: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  companyName: string | null;

  @Field(() => String, {
    nullable: true,
    description: "engineer, architectural, materials_supplier, contractor, consultant, manufacturer or other; any other text is shown as is.",
  })
  @Column("text", { nullable: true })
  companyTypology: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  vatNumber: string | null;

  @Field(() => String, { nullable: true })
  @Column("text", { nullable: true })
  cardId: string | null;

  @Field(() => Boolean)
  @Column("boolean", { default: false })
  isAdmin: boolean;

  @Field(() => String, { nullable: true, description: "Free text; a registration stores one of PartnerRole." })
  @Column("text", { nullable: true })
  role: string | null;

  @Field(() => UserStatusEnum)
  @Column("text", { default: "active" })
  status: UserStatus;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "Set while the user is deleted (hidden and unable to sign in)." })
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

  @Field(() => Int, { description: "Grows with each change; send it back with a change to be told of a stale edit." })
  @VersionColumn()
  version: number;
}
