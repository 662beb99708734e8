import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

import type { Bid } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bid.rules.ts";

/** The columns of a bid that its revision does not hold. */
type BidState = Omit<Bid, "bidAmount" | "technicalProposal" | "timelineDays" | "documentsUrl" | "submittedAt" | "receivedAt" | "receiptNumber" | "isSealed">;

/**
 * The row of a bid, for writing and locking: its tender, company, decision and withdrawal. Its terms are those of the
 * revision with this number; to read both together, use the view Bid.
 */
@Entity("bids")
export class BidRow implements BidState {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  tenderId: string;

  @Column("text")
  tenderNumber: string;

  @Column("text")
  tenderTitle: string;

  @Column("uuid")
  companyId: string;

  @Column("text", { default: "pending" })
  status: BidStatus;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column("uuid", { nullable: true })
  decidedBy: string | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @Column("int", { default: 1 })
  revision: number;
}
