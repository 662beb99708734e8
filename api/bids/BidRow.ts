import { Column, Entity, type EntityManager, PrimaryGeneratedColumn } from "typeorm";

import { NotRecorded, Recorded, RecordedAs } from "#api/audit/recordedFields.ts";
import type { Bid } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import { UpdatedAt } from "#api/core/database/UpdatedAt.ts";

/** The fields of Bid that are columns of the table `bids`. The omitted fields are columns of `bid_revisions`. */
type BidState = Omit<
  Bid,
  | "bidAmount"
  | "technicalProposal"
  | "timelineDays"
  | "documentsUrl"
  | "documentsCount"
  | "submittedAt"
  | "receivedAt"
  | "receiptNumber"
  | "isSealed"
>;

/**
 * A bid's row in `bids`, for writing and locking: tender, company, decision and withdrawal. The bid's terms are in the
 * BidRevision whose number is `revision`. To read both together, use the view Bid.
 */
@Entity("bids")
@RecordedAs("bid")
export class BidRow implements BidState {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @NotRecorded()
  @Column("uuid")
  tenderId: string;

  @NotRecorded()
  @Column("text")
  tenderNumber: string;

  @NotRecorded()
  @Column("text")
  tenderTitle: string;

  @NotRecorded()
  @Column("uuid")
  companyId: string;

  @Recorded()
  @Column("text", { default: "pending" })
  status: BidStatus;

  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  decidedAt: Date | null;

  @Recorded()
  @Column("uuid", { nullable: true })
  decidedBy: string | null;

  @Recorded()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @Recorded()
  @Column("int", { default: 1 })
  revision: number;

  @NotRecorded()
  @UpdatedAt()
  updatedAt: Date;
}

/**
 * Updates the change time of bids after a change in another table, so that the filter `changedSince` finds them. A
 * trigger sets the final value of `updated_at`.
 */
export const markBidsChanged = (tx: Pick<EntityManager, "query">, ids: readonly string[]) =>
  tx.query("UPDATE bids SET updated_at = clock_timestamp() WHERE id = ANY ($1)", [ids]);
