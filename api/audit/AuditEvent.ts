import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, VirtualColumn } from "typeorm";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

type Values = Record<string, unknown> | null;

@Entity("audit_events")
@ObjectType({ description: "Who did what, and when; never changed. Visible to administrators." })
@NeedsScope("audit:read")
export class AuditEvent {
  @Field(() => ID)
  @Column("uuid")
  id: string;

  @Field(() => DateTimeISO, { description: "By the database's clock." })
  @Column({ type: "timestamptz", precision: 3 })
  occurredAt: Date;

  /** In UTC. */
  @PrimaryColumn("date")
  day: string;

  @Field(() => Int, { description: "Which of the day's chains it is in." })
  @PrimaryColumn("int")
  stripe: number;

  @Field(() => Int, { description: "Its place in the chain, from 1." })
  @PrimaryColumn("int")
  sequence: number;

  @Field(() => ID, { nullable: true, description: "The user who acted; null for a visitor and the product, and for who asked or withdrew a question until its tender is awarded or cancelled." })
  @Column("uuid", { nullable: true })
  actorId: string | null;

  /** Not stored: the chain would keep it for good. */
  @Field(() => String, { nullable: true, description: "The user's name; of a closed account what stands for it." })
  @VirtualColumn("text", { query: (event) => `(SELECT users.username FROM users WHERE users.id = ${event}.actor_id)` })
  actorName: string | null;

  @Field(() => ID, { nullable: true, description: "The personal access token that the request was sent with; null: a session or none." })
  @Column("uuid", { nullable: true })
  tokenId: string | null;

  /** Not stored, as the user's. */
  @Field(() => String, { nullable: true, description: "What its owner calls that token." })
  @VirtualColumn("text", { query: (event) => `(SELECT api_tokens.name FROM api_tokens WHERE api_tokens.id = ${event}.token_id)` })
  tokenName: string | null;

  @Field(() => String, { description: "The mutation, as createTender, or openBids, sealBids, readBids, exportBids, exportAudit; of a refusal also a query or a download." })
  @Column("text")
  act: string;

  @Field(() => String, { description: "done, or the code of the refusal." })
  @Column("text")
  outcome: string;

  @Field(() => String, { nullable: true, description: "The kind of what it was done to: tender, bid, user …" })
  @Column("text", { nullable: true })
  subject: string | null;

  @Field(() => ID, { nullable: true, description: "The id of the subject." })
  @Column("uuid", { nullable: true })
  subjectId: string | null;

  @Field(() => ID, { nullable: true, description: "The tender that the subject belongs to, or is." })
  @Column("uuid", { nullable: true })
  tenderId: string | null;

  @Column("jsonb", { nullable: true })
  before: Values;

  @Column("jsonb", { nullable: true })
  after: Values;

  @Field(() => Int, { description: "How many like events before this one were not recorded." })
  @Column("int")
  repeated: number;

  @Field(() => String, { nullable: true, description: "X-Request-Id of the request, which the log names too." })
  @Column("text", { nullable: true })
  requestId: string | null;

  @Field(() => String, { nullable: true, description: "The network of the address: /24 of IPv4, /64 of IPv6." })
  @Column("text", { nullable: true })
  address: string | null;

  @Field(() => String, { description: "Of the event before it in the chain; zeros for the first." })
  @Column("text", { name: "previous_hash" })
  previousSha256: string;

  @Field(() => String, { description: "Of the one before it, a line break and the event's canonical form, in hexadecimal." })
  @Column("text", { name: "hash" })
  sha256: string;
}

@ObjectType({ description: "A field that the act set or changed." })
export class AuditChange {
  @Field(() => String, { description: "The name of the field, as in the schema." })
  field: string;

  @Field(() => String, { nullable: true, description: "As JSON; \"(withheld)\" for personal data. null if there was none." })
  before: string | null;

  @Field(() => String, { nullable: true, description: "As JSON; \"(withheld)\" for personal data." })
  after: string | null;
}
