import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import { BidTerms } from "#api/bids/BidTerms.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("bid_revisions")
@ObjectType({ description: "What was submitted, exactly; never changed afterwards. The newest one stands on the bid too." })
export class BidRevision extends BidTerms {
  @PrimaryColumn("uuid")
  bidId: string;

  @Field(() => Int, { description: "1 at submission; each revision adds one." })
  @PrimaryColumn("int")
  revision: number;

  @Field(() => DateTimeISO, { description: "By the database's clock." })
  @Column({ type: "timestamptz", precision: 3 })
  submittedAt: Date;

  /** The database draws it. */
  @Column("text")
  receiptNumber: string;
}
