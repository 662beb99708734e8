import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The same as foldCase of the rules, whatever the database's own locale: a database made with the locale C would fold ASCII
 * only. The collation is Unicode's, built in from PostgreSQL 17 on, of the ICU library before.
 */
const FOLD_CASE = `DO $migration$
  DECLARE unicode text := (
    SELECT quote_ident(collname) FROM pg_collation WHERE collname IN ('pg_c_utf8', 'und-x-icu') ORDER BY collname LIMIT 1
  );
  BEGIN
    EXECUTE 'CREATE FUNCTION fold_case(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN replace(lower(replace(typed, ''İ'', ''i'') COLLATE ' || coalesce(unicode, '"default"') || '), ''ς'', ''σ'')';
  END $migration$`;

/** Texts are searched without regard to case. */
export class FoldCase1790360000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(FOLD_CASE);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP FUNCTION fold_case(text)");
  }
}
