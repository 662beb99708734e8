import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * The PostgreSQL extensions that the migrations create. PGlite must load them to open a database that contains them.
 */
export const EMBEDDED_EXTENSIONS = { pg_trgm };
