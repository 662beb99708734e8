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

  @Column("uuid")
  createdBy: string;

  @Column("bigint")
  budgetMin: string;

  @Column("bigint")
  budgetMax: string;

  /** The sum of the amounts of the live bids whose amounts can be read; 0 for a sealed tender before its opening. */
  @Column("numeric")
  bidValue: string;

  /** The number of live bids whose amounts can be read. */
  @Column("int")
  readableBids: number;

  /**
   * The number of live bids by companies that had not bid on another tender before; null for a sealed tender before its
   * opening, because it reveals something about the bidders.
   */
  @Column("int", { nullable: true })
  newBidders: number | null;

  @Column("boolean")
  cancelled: boolean;

  @Column("boolean")
  awarded: boolean;

  @Column("boolean")
  disclosed: boolean;

  @Column("int")
  addenda: number;

  /** The number of questions that were not withdrawn. */
  @Column("int")
  questions: number;

  /** The hours to the answer of each answered question; null if there is none. */
  @Column("float8", { array: true, nullable: true })
  answerHours: number[] | null;

  @Column("timestamptz", { nullable: true })
  publishedAt: Date | null;

  /** When bidding ended or will end. */
  @Column("timestamptz")
  endsAt: Date;

  @Column("timestamptz", { nullable: true })
  openedAt: Date | null;

  /** The company with the accepted bid of an awarded tender. */
  @Column("uuid", { nullable: true })
  winnerId: string | null;

  /** When this bid was accepted. */
  @Column("timestamptz", { nullable: true })
  decidedAt: Date | null;
}

/**
 * Aggregates the recorded changes of tenders and bids into the procurement figures, in transactions of limited size.
 * The migration ProcurementFigures describes how.
 */
export async function aggregateFigures(db: Pick<DataSource, "query">) {
  let isMore = true;
  while (isMore) [{ isMore }] = await db.query<[{ isMore: boolean }]>('SELECT fold_figures() AS "isMore"');
}
