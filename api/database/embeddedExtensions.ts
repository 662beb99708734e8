import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** The extensions that the migrations create: PGlite must load them whenever it opens a database that has them. */
export const EMBEDDED_EXTENSIONS = { pg_trgm };
