import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, VirtualColumn } from "typeorm";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

type Values = Record<string, unknown> | null;

@Entity("audit_events")
@ObjectType({
  description: "An event of the audit trail: who did what, and when. Events are immutable. Visible to administrators.",
})
@NeedsScope("audit:read")
export class AuditEvent {
  @Field(() => ID)
  @Column("uuid")
  id: string;

  @Field(() => DateTimeISO, {
    description:
      "When the event occurred, by the database's clock. If the clock was behind, as after the promotion of a standby, a time after the subject's newest event and after the signed days; clockAt then has the time of the clock.",
  })
  @Column({ type: "timestamptz", precision: 3 })
  occurredAt: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "The time of the database's clock if the clock was behind; otherwise null.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  clockAt: Date | null;

  /** The day of `occurredAt` in UTC. */
  @PrimaryColumn("date")
  day: string;

  @Field(() => Int, { description: "The number of the day's hash chain that contains the event." })
  @PrimaryColumn("int")
  stripe: number;

  @Field(() => Int, { description: "The event's position in its hash chain, starting at 1." })
  @PrimaryColumn("int")
  sequence: number;

  @Field(() => ID, {
    nullable: true,
    description:
      "The user who acted. null for a visitor and for automatic acts; also for asking or withdrawing a question, until its tender is awarded or cancelled.",
  })
  @Column("uuid", { nullable: true })
  actorId: string | null;

  /**
   * The user's current name, which each query reads from `users`. The event does not contain the name, because an event
   * cannot be changed when the account is erased.
   */
  @Field(() => String, {
    nullable: true,
    description: "The user's current name; a placeholder if the account was closed or erased.",
  })
  @VirtualColumn("text", { query: (event) => `(SELECT users.username FROM users WHERE users.id = ${event}.actor_id)` })
  actorName: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "The personal access token of the request; null for a session and for a visitor.",
  })
  @Column("uuid", { nullable: true })
  tokenId: string | null;

  /** The token's current name, which each query reads from `api_tokens`. The event does not contain the name. */
  @Field(() => String, { nullable: true, description: "The name that the owner gave to the token." })
  @VirtualColumn("text", {
    query: (event) => `(SELECT api_tokens.name FROM api_tokens WHERE api_tokens.id = ${event}.token_id)`,
  })
  tokenName: string | null;

  @Field(() => String, {
    description:
      "The name of the mutation, such as createTender, or of another act: openBids, sealBids, readBids, searchBids, exportBids, exportAudit, markNoticesUnread. For a refusal also the name of a query or download.",
  })
  @Column("text")
  act: string;

  @Field(() => String, { description: "`done`, or the code of the refusal." })
  @Column("text")
  outcome: string;

  @Field(() => String, { nullable: true, description: "The type of the object of the act: tender, bid, user …" })
  @Column("text", { nullable: true })
  subject: string | null;

  @Field(() => ID, { nullable: true, description: "The id of the subject." })
  @Column("uuid", { nullable: true })
  subjectId: string | null;

  @Field(() => ID, { nullable: true, description: "The subject's tender, or the subject itself if it is a tender." })
  @Column("uuid", { nullable: true })
  tenderId: string | null;

  @Column("jsonb", { nullable: true })
  before: Values;

  @Column("jsonb", { nullable: true })
  after: Values;

  @Field(() => Int, { description: "The number of similar events before this one that were not recorded." })
  @Column("int")
  repeated: number;

  @Field(() => String, {
    nullable: true,
    description: "The request's X-Request-Id, which is also in the server's log.",
  })
  @Column("text", { nullable: true })
  requestId: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The network of the caller's IP address: /24 for IPv4, /64 for IPv6.",
  })
  @Column("text", { nullable: true })
  address: string | null;

  @Field(() => String, { description: "The sha256 of the previous event in the chain; zeros for the first event." })
  @Column("text", { name: "previous_hash" })
  previousSha256: string;

  @Field(() => String, {
    description: "The SHA-256 of previousSha256, a line break and the event's canonical form, in hexadecimal.",
  })
  @Column("text", { name: "hash" })
  sha256: string;
}

@ObjectType({ description: "A field that the act set or changed." })
export class AuditChange {
  @Field(() => String, {
    description:
      "The name of the field, as in the schema; of the act's other facts, such as receipts, a name of its own.",
  })
  field: string;

  @Field(() => String, {
    nullable: true,
    description: 'The old value as JSON; "(withheld)" for personal data; null if there was no value.',
  })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'The new value as JSON; "(withheld)" for personal data.' })
  after: string | null;
}

/**
 * For each type of subject, the GraphQL names of the columns whose GraphQL name differs. Events contain the column
 * names.
 */
const SCHEMA_NAMES: Partial<Record<string, Record<string, string>>> = {
  tender: { openedBy: "opening" },
  bid: { decidedBy: "decider" },
  user: { passwordHash: "password" },
  webhook: { sealedSecret: "secret" },
  contactRequest: { handledBy: "handler" },
};

/** Returns the GraphQL name of a column that an event contains. */
export const schemaName = (subject: string | null, column: string) => SCHEMA_NAMES[subject ?? ""]?.[column] ?? column;

/** Lists the fields of an event's `before` and `after`, with both values of each field as JSON. */
export function changesOf({ subject, before, after }: Pick<AuditEvent, "subject" | "before" | "after">): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field: schemaName(subject, field),
    before: asJson(before?.[field]),
    after: asJson(after?.[field]),
  }));
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
