import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
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
    blocked: { description: "Cannot sign in until an administrator unblocks the account." },
    banned: { description: "Cannot sign in." },
  },
});

export const PartnerRoleEnum = asEnum(PARTNER_ROLES);
registerEnumType(PartnerRoleEnum, {
  name: "PartnerRole",
  description: "A partner's role in the framework.",
  valuesConfig: Object.fromEntries(
    PARTNER_ROLES.map((role) => [role, { description: `${PARTNER_ROLE_LABELS[role]}.` }]),
  ),
});

@Entity("users")
@ObjectType({
  implements: Node,
  description: "An account: a partner, or an administrator. Visible to its owner and to administrators.",
})
@RecordedAs("user")
@NeedsScope("users:read")
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

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the user was deleted (hidden and unable to sign in); null if the user is not deleted.",
  })
  @Recorded()
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the user last signed in; null if unknown. A request with an API token does not count as a sign-in.",
  })
  @Withheld()
  @Column({ type: "timestamptz", precision: 3, nullable: true, insert: false })
  lastSignInAt: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the e-mail address was proven, by a mailed link or by the administrator who created the account; null if it is not proven yet. Until then the account can have no API tokens, webhooks or two-step sign-in, and gets no mails of notices.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  emailProvenAt: Date | null;

  @Recorded()
  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the person's data was erased; otherwise null. An erased user cannot be restored.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  erasedAt: Date | null;

  @Field(() => Int, {
    description: "Increased by each change. Send it with a change: a stale version is refused with CONFLICT.",
  })
  @VersionColumn()
  version: number;
}
