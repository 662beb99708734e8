import type { Pool } from "pg";
import { type DataSource, QueryFailedError } from "typeorm";

/** TypeORM's connection pool, shared with the session store and the rate limiter. */
export const poolOf = (db: DataSource) => (db.driver as unknown as { master: Pool }).master;

/**
 * Runs a statement outside transactions, without TypeORM's query runner, which takes longer than a short statement
 * itself. Throws QueryFailedError, as TypeORM does.
 */
export async function queryPool<Row extends object>(db: DataSource, text: string, values: unknown[]) {
  db.logger.logQuery(text, values);
  try {
    const { rows } = await poolOf(db).query<Row>(text, values);
    return rows;
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}
