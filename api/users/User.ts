import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { UserFields } from "#api/users/UserFields.ts";
import { PARTNER_ROLES, USER_STATUSES, type UserStatus } from "#api/users/userWords.rules.ts";

export const UserStatusEnum = asEnum(USER_STATUSES);
registerEnumType(UserStatusEnum, {
  name: "UserStatus",
  description: "Only an active user can sign in; a blocked one can be unblocked by an administrator.",
});

export const PartnerRoleEnum = asEnum(PARTNER_ROLES);
registerEnumType(PartnerRoleEnum, { name: "PartnerRole", description: "A partner's role in the framework." });

@Entity("users")
@ObjectType({ description: "An account: a partner, or an administrator. Visible to its owner and to administrators." })
export class User extends UserFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("text", { select: false })
  passwordHash: string;

  @Field(() => UserStatusEnum)
  @Column("text", { default: "active" })
  status: UserStatus;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "Set while the user is deleted (hidden and unable to sign in)." })
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "Set once the person's data was removed; such a user cannot be restored." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  erasedAt: Date | null;

  @Field(() => Int, { description: "Incremented by each change. Send it with a change: a stale version is refused with CONFLICT." })
  @VersionColumn()
  version: number;
}
