import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs, Withheld } from "#api/audit/recordedFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";
import { UserFields } from "#api/users/UserFields.ts";
import { PARTNER_ROLE_LABELS, PARTNER_ROLES, USER_STATUSES, type UserStatus } from "#api/users/userWords.rules.ts";

export const UserStatusEnum = asEnum(USER_STATUSES);
registerEnumType(UserStatusEnum, {
  name: "UserStatus",
  description: "Only an active user can sign in; a blocked one can be unblocked by an administrator.",
  valuesConfig: {
    active: { description: "Can sign in." },
    blocked: { description: "Cannot sign in until it is unblocked." },
    banned: { description: "Cannot sign in." },
  },
});

export const PartnerRoleEnum = asEnum(PARTNER_ROLES);
registerEnumType(PartnerRoleEnum, {
  name: "PartnerRole",
  description: "A partner's role in the framework.",
  valuesConfig: Object.fromEntries(PARTNER_ROLES.map((role) => [role, { description: `${PARTNER_ROLE_LABELS[role]}.` }])),
});

@Entity("users")
@ObjectType({ description: "An account: a partner, or an administrator. Visible to its owner and to administrators." })
@RecordedAs("user")
@NeedsScope("users:write")
export class User extends UserFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Withheld()
  @Column("text", { select: false })
  passwordHash: string;

  @Field(() => UserStatusEnum, { description: "Whether the account can sign in." })
  @Recorded()
  @Column("text", { default: "active" })
  status: UserStatus;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "Set while the user is deleted (hidden and unable to sign in)." })
  @Recorded()
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When it last signed in; null if that is not known. A request with an API token is no sign-in." })
  @Withheld()
  @Column({ type: "timestamptz", precision: 3, nullable: true, insert: false })
  lastSignInAt: Date | null;

  @Recorded()
  @Field(() => DateTimeISO, { nullable: true, description: "Set once the person's data was removed; such a user cannot be restored." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  erasedAt: Date | null;

  @Field(() => Int, { description: "Incremented by each change. Send it with a change: a stale version is refused with CONFLICT." })
  @VersionColumn()
  version: number;
}
