import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

/** No field tells whose a question is: not the company, and not the person. QuestionResolver keeps from others what was not published. */
@Entity("tender_questions")
@ObjectType({ description: "A question about a tender. Who asked it is told nobody, administrators included." })
@RecordedAs("question")
@NeedsScope("tenders:read")
export class Question {
  @Field(() => ID, { description: "A UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ID, { description: "The tender that it is about." })
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

  @Field(() => Int, { nullable: true, description: "1, 2, 3 … for each tender, in the order of the answers; null until it is answered." })
  @Recorded()
  @Column("int", { nullable: true })
  number: number | null;

  @Field(() => String, { nullable: true, description: "The question as everybody reads it; null until it is answered." })
  @Recorded()
  @Column("text", { nullable: true })
  publishedQuestion: string | null;

  @Field(() => String, { nullable: true, description: "The answer, as corrected last." })
  @Recorded()
  @Column("text", { nullable: true })
  answer: string | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When it was answered first, by the database's clock." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  answeredAt: Date | null;

  /** Whose the answer is that is read now. */
  @NotRecorded()
  @Column("uuid", { nullable: true })
  answeredBy: string | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When its answer was corrected last; null if it never was." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  correctedAt: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When an administrator declined to answer it." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  declinedAt: Date | null;

  @NotRecorded()
  @Column("uuid", { nullable: true })
  declinedBy: string | null;

  @Field(() => String, { nullable: true, description: "Why it was declined." })
  @Recorded()
  @Column("text", { nullable: true })
  declineReason: string | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When its company withdrew it." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => Int, { description: "Incremented by each change. Send it with a change: a stale version is refused with CONFLICT." })
  @VersionColumn()
  version: number;
}
