import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, VersionColumn } from "typeorm";

import { NotRecorded, RecordedAs } from "#api/audit/recordedFields.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { BidDraftFields } from "#api/bids/drafts/BidDraftFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("bid_drafts")
@ObjectType({
  description: "An unfinished bid, which need not be valid yet. Only its owner can read it; administrators cannot.",
})
@RecordedAs("bidDraft")
@NeedsScope("bids:read")
export class BidDraft extends BidDraftFields {
  @Field(() => ID)
  @PrimaryColumn("uuid")
  tenderId: string;

  @PrimaryColumn("uuid")
  companyId: string;

  @NotRecorded()
  @Column("jsonb", { default: [] })
  documents: NamedDocument[];

  /**
   * The encrypted fields of a draft on a sealed tender; the columns of the fields are then empty texts. Null on other
   * tenders.
   */
  @NotRecorded()
  @Column("text", { nullable: true })
  sealedTerms: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The tender's newestAddendum when the bidder last read the tender, as sent by the client; null if it was never sent.",
  })
  @NotRecorded()
  @Column("int", { nullable: true })
  addendaSeen: number | null;

  @Field(() => DateTimeISO, { description: "When the draft was last saved, by the database's clock." })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3 })
  savedAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => Int, { description: "Increased by each save. Send it with the next save." })
  @VersionColumn()
  version: number;
}
