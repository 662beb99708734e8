import type { Pool } from "pg";
import type { DataSource } from "typeorm";

/** The pool that TypeORM draws from: the session store and the throttle share it. */
export const poolOf = (db: DataSource) => (db.driver as unknown as { master: Pool }).master;
