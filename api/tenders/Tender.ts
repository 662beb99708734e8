import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";
import { TenderFields } from "#api/tenders/TenderFields.ts";

@Entity("tenders")
@ObjectType({ description: "An invitation to bid." })
@RecordedAs("tender")
@NeedsScope("tenders:read")
export class Tender extends TenderFields {
  @Field(() => ID)
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ID, { description: "The administrator who created it." })
  @NotRecorded()
  @Column("uuid")
  createdBy: string;

  @Field(() => DateTimeISO)
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "Set while the tender is deleted (hidden from every list)." })
  @Recorded()
  @DeleteDateColumn({ type: "timestamptz", precision: 3 })
  deletedAt: Date | null;

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

  /** Generated: the texts that the filter `search` looks in, case-folded. */
  @NotRecorded()
  @Column({ type: "text", select: false, insert: false, update: false })
  searchText: string;
}
