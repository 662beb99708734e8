import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Folds case in SQL as `foldCase` does in TypeScript. It works with any locale of the database, because it uses a
 * Unicode collation: with the locale C, lower() would fold only ASCII. Before PostgreSQL 17, the collation comes from
 * the ICU library.
 */
const FOLD_CASE = `DO $migration$
  DECLARE unicode text := (
    SELECT quote_ident(collname) FROM pg_collation WHERE collname IN ('pg_c_utf8', 'und-x-icu') ORDER BY collname LIMIT 1
  );
  BEGIN
    EXECUTE 'CREATE FUNCTION fold_case(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN replace(lower(replace(typed, ''İ'', ''i'') COLLATE ' || coalesce(unicode, '"default"') || '), ''ς'', ''σ'')';
  END $migration$`;

/** Makes text search case-insensitive. */
export class FoldCase1790360000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(FOLD_CASE);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP FUNCTION fold_case(text)");
  }
}
