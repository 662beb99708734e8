import type { DataSource } from "typeorm";

/** Counts what has changed into the figures of companies, in transactions of a bounded size; see the migration CompanyFigures. */
export async function foldCompanyFigures(db: Pick<DataSource, "query">) {
  let isMore = true;
  while (isMore) [{ isMore }] = await db.query<[{ isMore: boolean }]>('SELECT fold_company_figures() AS "isMore"');
}
