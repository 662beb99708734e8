import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { INCLUDED_WORDS, SCOPE_NAMES, type Scope } from "#api/core/rules/scopes.rules.ts";
import { MOST_TOKENS, TOKEN_DAYS } from "#api/session/tokens/apiToken.rules.ts";

@Entity("api_tokens")
@ObjectType({
  description:
    "A personal access token of the signed-in user, for programs. The token never has more rights than its user, and it stops working when the user is blocked.",
})
@RecordedAs("apiToken")
export class ApiToken {
  @Field(() => ID, { description: "A UUID that identifies the token; it is not the secret text." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @NotRecorded()
  @Column("uuid")
  userId: string;

  @Field(() => String, { description: "1 to 100 characters." })
  @Recorded()
  @Column("text")
  name: string;

  @NotRecorded()
  @Column("text", { select: false })
  sha256: string;

  @Field(() => String, { description: "The first 8 characters of the token, so that its owner can recognize it." })
  @NotRecorded()
  @Column("text")
  beginning: string;

  @Field(() => [String], { description: `The rights of the token, of ${SCOPE_NAMES.join(", ")}. ${INCLUDED_WORDS}` })
  @Recorded()
  @Column("text", { array: true })
  scopes: Scope[];

  @Field(() => DateTimeISO, { description: "When the token was created." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "When the token expires; null if it never expires." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "The hour in which the token was last used; null if it was never used.",
  })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the token was revoked, by its owner or by the recovery of the account; null if it was not revoked.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  revokedAt: Date | null;
}

@ObjectType({ description: "A token that was just created." })
export class CreatedApiToken {
  @Field(() => ApiToken, { description: "The token's stored data, without the secret text." })
  apiToken: ApiToken;

  @Field(() => String, {
    nullable: true,
    description:
      "The token's secret text, which is returned only once; null for a retry with the same idempotency key.",
  })
  token: string | null;
}

@InputType({ description: `A new personal access token. A user can have at most ${MOST_TOKENS} valid ones.` })
export class ApiTokenInput {
  @Field(() => String, { description: "A description of the token's use: 1 to 100 characters." })
  name: string;

  @Field(() => [String], {
    description: `At least one of ${SCOPE_NAMES.join(", ")}. The scopes after desk:read are for administrators only. ${INCLUDED_WORDS}`,
  })
  scopes: string[];

  @Field(() => Int, {
    nullable: true,
    description: `The lifetime in days: ${TOKEN_DAYS.join(", ")}; null: the token never expires (administrators only).`,
  })
  expiresInDays: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}
