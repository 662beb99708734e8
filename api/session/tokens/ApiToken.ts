import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { SCOPE_NAMES, type Scope } from "#api/core/rules/scopes.rules.ts";
import { MOST_TOKENS, TOKEN_DAYS } from "#api/session/tokens/apiToken.rules.ts";

@Entity("api_tokens")
@ObjectType({ description: "A personal access token of the signed-in user, for programs. It can never do more than its user, and stops with a block." })
@RecordedAs("apiToken")
export class ApiToken {
  @Field(() => ID, { description: "A UUID; not the token itself." })
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

  @Field(() => String, { description: "The first 8 characters, to tell tokens apart." })
  @NotRecorded()
  @Column("text")
  beginning: string;

  @Field(() => [String], { description: `What it may do, of ${SCOPE_NAMES.join(", ")}.` })
  @Recorded()
  @Column("text", { array: true })
  scopes: Scope[];

  @Field(() => DateTimeISO, { description: "When it was created." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "From when on it is refused; null: never." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "The hour in which it was last used; null: never." })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  revokedAt: Date | null;
}

@ObjectType({ description: "A token that was just created." })
export class CreatedApiToken {
  @Field(() => ApiToken, { description: "What is kept of it." })
  apiToken: ApiToken;

  @Field(() => String, { nullable: true, description: "The token itself, told this once; null where the same call had created it before." })
  token: string | null;
}

@InputType({ description: `A new personal access token. A person has at most ${MOST_TOKENS}.` })
export class ApiTokenInput {
  @Field(() => String, { description: "What it is for: 1 to 100 characters." })
  name: string;

  @Field(() => [String], { description: `At least one of ${SCOPE_NAMES.join(", ")}. Those after profile:write are for administrators.` })
  scopes: string[];

  @Field(() => Int, { nullable: true, description: `${TOKEN_DAYS.join(", ")}; null: it does not expire, which only an administrator's can.` })
  expiresInDays: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}
