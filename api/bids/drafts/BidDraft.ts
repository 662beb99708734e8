import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, VersionColumn } from "typeorm";

import { NotRecorded, RecordedAs } from "#api/audit/recordedFields.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { BidDraftFields } from "#api/bids/drafts/BidDraftFields.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("bid_drafts")
@ObjectType({ description: "A bid that is being typed; it need not be valid yet. Visible to its owner only, not to administrators." })
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

  /** The typed fields of a draft on a sealed tender, which are empty then. */
  @NotRecorded()
  @Column("text", { nullable: true })
  sealedTerms: string | null;

  @Field(() => Int, { nullable: true, description: "The tender's newestAddendum that its writer had read, as the client said; null if none has." })
  @NotRecorded()
  @Column("int", { nullable: true })
  addendaSeen: number | null;

  @Field(() => DateTimeISO, { description: "By the database's clock." })
  @NotRecorded()
  @Column({ type: "timestamptz", precision: 3 })
  savedAt: Date;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;

  @Field(() => Int, { description: "Incremented by each save. Send it with the next save." })
  @VersionColumn()
  version: number;
}
