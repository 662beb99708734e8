import { Column, Entity, PrimaryColumn, type DataSource } from "typeorm";

/**
 * One row for each tender that the procurement figures count, with the values that it adds to them. Tenders that are
 * drafts, that are deleted, or that were cancelled before their publication have no row. Only the SQL function
 * fold_figures() writes this table.
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
 * Aggregates the recorded changes of tenders and bids into the procurement figures, in transactions of limited size.
 * The migration ProcurementFigures describes how.
 */
export async function aggregateFigures(db: Pick<DataSource, "query">) {
  let isMore = true;
  while (isMore) [{ isMore }] = await db.query<[{ isMore: boolean }]>('SELECT fold_figures() AS "isMore"');
}
