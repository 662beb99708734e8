import { Column, Entity, PrimaryColumn, type DataSource } from "typeorm";

import { bigintAsNumber } from "#api/core/graphql/scalars.ts";

/** The stored figures by which companies are sorted. Only the SQL function fold_company_figures() writes them. */
@Entity("company_figures")
export class StoredCompanyFigures {
  /** The id of the company's user. */
  @PrimaryColumn("uuid")
  companyId: string;

  /** The number of live bids. */
  @Column("int")
  bidCount: number;

  @Column("int")
  wins: number;

  @Column("bigint", { transformer: bigintAsNumber })
  awardedValue: number;
}

/**
 * Updates the stored figures of all companies whose bids have changed. One call of fold_company_figures() updates a
 * limited number of companies, so that its transaction stays short; see the migration CompanyFigures.
 */
export async function aggregateCompanyFigures(db: Pick<DataSource, "query">) {
  let isMore = true;
  while (isMore) [{ isMore }] = await db.query<[{ isMore: boolean }]>('SELECT fold_company_figures() AS "isMore"');
}
