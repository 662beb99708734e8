import type { Pool } from "pg";
import type { DataSource } from "typeorm";

/** TypeORM's connection pool, shared with the session store and the rate limiter. */
export const poolOf = (db: DataSource) => (db.driver as unknown as { master: Pool }).master;
