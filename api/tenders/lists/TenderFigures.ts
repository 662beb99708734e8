import { Column, Entity, PrimaryColumn, type DataSource } from "typeorm";

/**
 * The values of a tender that the procurement figures aggregate. Drafts, tenders cancelled before publication, and
 * deleted tenders have no row. Only the SQL function fold_figures() writes this table.
 */
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

  /** The number of live bids. */
  @Column("int")
  bids: number;

  @Column("numeric")
  awardedValue: string;
}

/**
 * Aggregates the recorded changes into the procurement figures, in transactions of limited size. Described in the
 * migration ProcurementFigures.
 */
export async function aggregateFigures(db: Pick<DataSource, "query">) {
  let isMore = true;
  while (isMore) [{ isMore }] = await db.query<[{ isMore: boolean }]>('SELECT fold_figures() AS "isMore"');
}
