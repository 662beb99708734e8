import { type DataSource, QueryFailedError } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";

/** Runs a statement outside transactions without TypeORM's query runner, which takes longer than a short statement. It fails as one of TypeORM's. */
export async function queryPool<Row extends object>(db: DataSource, text: string, values: unknown[]) {
  db.logger.logQuery(text, values);
  try {
    const { rows } = await poolOf(db).query<Row>(text, values);
    return rows;
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}
