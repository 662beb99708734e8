import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/**
 * A question about a tender. No GraphQL field returns the company or the user who asked. QuestionResolver hides the
 * original text and the time of asking from other companies.
 */
@Entity("tender_questions")
@ObjectType({ description: "A question about a tender. Nobody can see who asked it, not even administrators." })
@RecordedAs("question")
@NeedsScope("tenders:read")
export class Question {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ID, { description: "The tender that the question is about." })
  @NotRecorded()
  @Column("uuid")
  tenderId: string;

  @NotRecorded()
  @Column("uuid")
  companyId: string;

  @NotRecorded()
  @Column("uuid")
  askedBy: string;

  @Recorded()
  @Column("text")
  text: string;

  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3 })
  askedAt: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      "The question's number within the tender, in the order of the answers: 1, 2, 3 … null until it is answered.",
  })
  @Recorded()
  @Column("int", { nullable: true })
  number: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The question as everybody reads it; null until it is answered.",
  })
  @Recorded()
  @Column("text", { nullable: true })
  publishedQuestion: string | null;

  @Field(() => String, { nullable: true, description: "The current answer, after all corrections." })
  @Recorded()
  @Column("text", { nullable: true })
  answer: string | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the question was first answered, by the database's clock.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  answeredAt: Date | null;

  /** The id of the administrator who wrote the current answer. */
  @NotRecorded()
  @Column("uuid", { nullable: true })
  answeredBy: string | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the answer was last corrected; null if it never was.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  correctedAt: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When an administrator declined to answer the question." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  declinedAt: Date | null;

  @NotRecorded()
  @Column("uuid", { nullable: true })
  declinedBy: string | null;

  @Field(() => String, { nullable: true, description: "The reason for declining." })
  @Recorded()
  @Column("text", { nullable: true })
  declineReason: string | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When the company withdrew the question." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => Int, {
    description: "Increased by each change. Send it with a change: a stale version is refused with CONFLICT.",
  })
  @VersionColumn()
  version: number;
}
