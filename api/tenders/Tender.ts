import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import type { LeftOpen } from "#api/tenders/addenda/amendments.rules.ts";
import { TenderFields } from "#api/tenders/TenderFields.ts";

@Entity("tenders")
@ObjectType({ description: "An invitation to bid." })
@RecordedAs("tender")
@NeedsScope("tenders:read")
export class Tender extends TenderFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ID, { description: "The administrator who created it.", deprecationReason: "Ask for `creator { id }`." })
  @NotRecorded()
  @Column("uuid")
  createdBy: string;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "Set while the tender is deleted (hidden from every list)." })
  @Recorded()
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

  /** When partners could see it last. */
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true, insert: false, update: false })
  hiddenAt: Date | null;

  @Field(() => Int, { description: "Incremented by each change. Send it with a change: a stale version is refused with CONFLICT." })
  @VersionColumn()
  version: number;

  @Field(() => Int, { description: "How many administrators open it, 1 or 2, if it is sealed." })
  @Recorded()
  @Column("int", { default: 1 })
  openingPersons: number;

  @Field(() => DateTimeISO, { nullable: true, description: "When the bids of a sealed tender were opened, by the database's clock. From then on it takes no more bids." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  openedAt: Date | null;

  @Field(() => Int, { description: "The number of its newest addendum; 0 if it was not changed since it was published." })
  @NotRecorded()
  @Column("int", { default: 0 })
  newestAddendum: number;

  @Field(() => DateTimeISO, { nullable: true, description: "When its newest addendum was issued." })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  amendedAt: Date | null;

  /** What it said when it took bids last, while it takes none; read by amend alone. */
  @NotRecorded()
  @Column("jsonb", { nullable: true, select: false })
  leftOpen: LeftOpen | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When it was cancelled; its status is then closed for good." })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  cancelledAt: Date | null;

  @NotRecorded()
  @Column("uuid", { nullable: true })
  cancelledBy: string | null;

  @Field(() => String, { nullable: true, description: "Why it was cancelled; plain text." })
  @Recorded()
  @Column("text", { nullable: true })
  cancelReason: string | null;

  @Field(() => Boolean, { description: "Whether it takes questions at all." })
  @Recorded()
  @Column("boolean", { default: true })
  takesQuestions: boolean;

  /** As an administrator has set it: TenderResolver tells what questionsCloseAt makes of it. */
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  questionsUntil: Date | null;

  /** Kept by the database. */
  @Field(() => DateTimeISO, { nullable: true, description: "Since when partners see it; null for a draft, also a cancelled one, and where that was before version 0.8.0." })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true, insert: false, update: false })
  publishedAt: Date | null;

  /** When its documents were set last; null: it never had any. */
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  documentsSetAt: Date | null;

  /** The tender that it is a copy of. */
  @NotRecorded()
  @Column("uuid", { nullable: true })
  copiedFromId: string | null;

  /** Generated: the texts that the filter `search` looks in, case-folded. */
  @NotRecorded()
  @Column({ type: "text", select: false, insert: false, update: false })
  searchText: string;
}
