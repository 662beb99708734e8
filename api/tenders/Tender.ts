import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import type { LeftOpen } from "#api/tenders/addenda/amendments.rules.ts";
import { TenderFields } from "#api/tenders/TenderFields.ts";

@Entity("tenders")
@ObjectType({ implements: Node, description: "An invitation to bid." })
@RecordedAs("tender")
@NeedsScope("tenders:read")
export class Tender extends TenderFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ID, {
    description: "The id of the administrator who created the tender.",
    deprecationReason: "Ask for `creator { id }`.",
  })
  @NotRecorded()
  @Column("uuid")
  createdBy: string;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the tender was deleted (hidden from every list); null if it is not deleted.",
  })
  @Recorded()
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

  /**
   * When the tender was last hidden from partners: it was deleted, or set back to draft. A database trigger sets it.
   */
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true, insert: false, update: false })
  hiddenAt: Date | null;

  @Field(() => Int, {
    description: "Increased by each change. Send it with a change: a stale version is refused with CONFLICT.",
  })
  @VersionColumn()
  version: number;

  /** The kinds of documents that the tender asks for, separated by spaces; null if it asks for none. See kindsIn. */
  @Recorded()
  @Column("text", { nullable: true })
  requiredDocuments: string | null;

  @Field(() => Int, { description: "The number of administrators who must open the tender if it is sealed: 1 or 2." })
  @Recorded()
  @Column("int", { default: 1 })
  openingPersons: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the bids of a sealed tender were opened, by the database's clock. After that, the tender never accepts bids again.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  openedAt: Date | null;

  @Field(() => Int, {
    description: "The number of the newest addendum; 0 without addenda.",
  })
  @NotRecorded()
  @Column("int", { default: 0 })
  newestAddendum: number;

  @Field(() => DateTimeISO, { nullable: true, description: "When the newest addendum was issued." })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  amendedAt: Date | null;

  /**
   * The field values with which the tender last accepted bids. amend sets them when the tender no longer accepts bids.
   */
  @NotRecorded()
  @Column("jsonb", { nullable: true, select: false })
  leftOpen: LeftOpen | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When the tender was cancelled. Its status is then permanently `closed`.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  cancelledAt: Date | null;

  @NotRecorded()
  @Column("uuid", { nullable: true })
  cancelledBy: string | null;

  @Field(() => String, { nullable: true, description: "The reason for the cancellation; plain text." })
  @Recorded()
  @Column("text", { nullable: true })
  cancelReason: string | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: "When an award of the tender was last taken back; null if none was.",
  })
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  awardTakenBackAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The reason for which the award was last taken back; plain text. null if none was given.",
  })
  @Recorded()
  @Column("text", { nullable: true })
  awardTakenBackReason: string | null;

  @Field(() => Boolean, { description: "Whether the tender accepts questions." })
  @Recorded()
  @Column("boolean", { default: true })
  takesQuestions: boolean;

  /**
   * The end of the question period as an administrator set it; null for the default. The GraphQL field returns the
   * result of questionsCloseAt instead.
   */
  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  questionsUntil: Date | null;

  /** Set by a trigger of the database. */
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "Since when partners can see the tender. null for a draft, even a cancelled one, and if it was published before version 0.8.0.",
  })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true, insert: false, update: false })
  publishedAt: Date | null;

  /** When the tender's documents were last set; null if it never had any. */
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  documentsSetAt: Date | null;

  /** The id of the tender from which this one was copied; null if it is not a copy. */
  @NotRecorded()
  @Column("uuid", { nullable: true })
  copiedFromId: string | null;

  /** Generated column: the case-folded texts in which the filter `search` looks. */
  @NotRecorded()
  @Column({ type: "text", select: false, insert: false, update: false })
  searchText: string;
}
