import { Column, Entity, PrimaryColumn } from "typeorm";

/** What the procurement figures count of a tender; drafts, drafts that were cancelled unseen, and deleted tenders have no row. fold_figures() alone writes it. */
@Entity("tender_figures")
export class TenderFigures {
  @PrimaryColumn("uuid")
  tenderId: string;

  @Column("date")
  month: string;

  @Column("text")
  category: string;

  @Column("text")
  country: string;

  /** Live ones. */
  @Column("int")
  bids: number;

  @Column("numeric")
  awardedValue: string;
}
