import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, PrimaryColumn, ViewEntity } from "typeorm";

import { Node } from "#api/core/graphql/Node.ts";
import { BID_STATUSES, type BidStatus } from "#api/bids/bidStatus.rules.ts";
import { SubmittedTerms } from "#api/bids/SubmittedTerms.ts";
import type { Company } from "#api/company-profiles/Company.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";
import { NeedsScope } from "#api/core/graphql/access.ts";
import { asEnum, DateTimeISO } from "#api/core/graphql/scalars.ts";

export const BidStatusEnum = asEnum(BID_STATUSES);
registerEnumType(BidStatusEnum, {
  name: "BidStatus",
  description: "pending from submission until a decision; a revision makes it pending again.",
  valuesConfig: {
    pending: { description: "Not decided yet." },
    accepted: { description: "Chosen by an administrator." },
    rejected: { description: "Not chosen." },
  },
});

/**
 * A bid together with its newest revision, as a read-only database view. Use BidRow and BidRevision to write or lock.
 */
@ViewEntity("submitted_bids", { synchronize: false })
@ObjectType({
  implements: Node,
  description: "A company's offer for a tender. Visible to that company and to administrators.",
})
@NeedsScope("bids:read")
export class Bid extends SubmittedTerms {
  @Field(() => ID)
  @PrimaryColumn("uuid")
  id: string;

  @Field(() => ID)
  @Column("uuid")
  tenderId: string;

  @Field(() => String, { description: "The tender's number at the bid's submission." })
  @Column("text")
  tenderNumber: string;

  @Field(() => String, { description: "The tender's title at the bid's submission." })
  @Column("text")
  tenderTitle: string;

  @Field(() => ID, {
    description: "The bidding company, by the id of its user: Company.id and User.id, not CompanyProfile.id.",
  })
  @Column("uuid")
  companyId: string;

  @Field(() => BidStatusEnum, { description: "The decision." })
  @Column("text")
  status: BidStatus;

  @Field(() => DateTimeISO, { description: "When the newest revision was submitted, by the database's clock." })
  @Column({ type: "timestamptz", precision: 3 })
  submittedAt: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When an administrator accepted or rejected the bid, by the database's clock; null while it is pending.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column("uuid", { nullable: true })
  decidedBy: string | null;

  @Field(() => DateTimeISO, { nullable: true, description: "When the company withdrew the bid; null for a live bid." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @Field(() => Int, {
    description: "The number of the newest revision: 1 after the submission, increased by one with each revision.",
  })
  @Column("int")
  revision: number;

  @Field(() => Boolean, {
    description: "Whether the bid is sealed: until its tender is opened, only its company can read the terms.",
  })
  @Column("boolean")
  isSealed: boolean;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  receivedAt: Date | null;

  @UpdatedAt()
  updatedAt: Date;

  /** The receipt number of the newest revision. */
  @Column("text")
  receiptNumber: string;

  /** The bidding company. Set only by listBidsOf with the option `withCompanies`. */
  company?: Company;
}
