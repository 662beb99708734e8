import type { DataSource } from "typeorm";

/** Counts what has changed into the figures, in transactions of a bounded size; see the migration ProcurementFigures. */
export async function foldFigures(db: Pick<DataSource, "query">) {
  let isMore = true;
  while (isMore) [{ isMore }] = await db.query<[{ isMore: boolean }]>('SELECT fold_figures() AS "isMore"');
}
