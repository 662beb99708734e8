import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

import { SubmittedTerms } from "#api/bids/SubmittedTerms.ts";
import { DateTimeISO } from "#api/core/graphql/scalars.ts";

@Entity("bid_revisions")
@ObjectType({
  description: "The terms exactly as submitted; immutable. The bid carries the terms of its newest revision.",
})
export class BidRevision extends SubmittedTerms {
  @PrimaryColumn("uuid")
  bidId: string;

  @Field(() => Int, {
    description: "The number of this revision: 1 for the submission, increased by one with each revision.",
  })
  @PrimaryColumn("int")
  revision: number;

  @Field(() => DateTimeISO, { description: "When the revision was submitted, by the database's clock." })
  @Column({ type: "timestamptz", precision: 3 })
  submittedAt: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the last byte of the request arrived, by the database's clock. This time decides whether the bid was in time. null for revisions submitted before this time was stored.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  receivedAt: Date | null;

  /** The encrypted terms of a bid on a sealed tender. They stay stored after the tender's opening. */
  @Column("text", { nullable: true, select: false })
  sealedTerms: string | null;

  /** A random receipt number, see newReceiptNumber. If an INSERT omits it, the column's default generates one. */
  @Column("text")
  receiptNumber: string;
}
