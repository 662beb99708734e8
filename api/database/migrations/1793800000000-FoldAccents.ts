import type { MigrationInterface, QueryRunner } from "typeorm";

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

// translate() replaces each character of FROM by the character at the same position in TO. TO is shorter than FROM, so
// translate() deletes the last characters of FROM: the characters of UNSEEN.
const DASHES = "\u2010\u2012\u2013\u2014\u2015\u2212";
const APOSTROPHES = "\u2018\u2019\u201B\u02B9\u02BC\u2032";
const QUOTES = "\u201C\u201D\u201E\u201F\u00AB\u00BB";
const UNSEEN = "\u00AD\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF";
const FROM = DASHES + APOSTROPHES + QUOTES + UNSEEN;
const TO = "-".repeat(DASHES.length) + "'".repeat(APOSTROPHES.length) + '"'.repeat(QUOTES.length);

/** SQL that folds a text like foldCase in foldCase.rules.ts: before this migration, and after it. */
const FOLDED = {
  before: "replace(typed, 'İ', 'i')",
  after: `translate(regexp_replace(normalize(typed, NFKD), ${quoted("[\u0300-\u036F]")}, '', 'g'), ${quoted(FROM)}, ${quoted(TO)})`,
};

const replaceFunction = (folded: string) => `DO $migration$
  DECLARE unicode text := (
    SELECT quote_ident(collname) FROM pg_collation WHERE collname IN ('pg_c_utf8', 'und-x-icu') ORDER BY collname LIMIT 1
  );
  BEGIN
    EXECUTE ${quoted(`CREATE OR REPLACE FUNCTION fold_case(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN replace(lower(${folded} COLLATE `)} || coalesce(unicode, '"default"') || ${quoted("), 'ς', 'σ')")};
  END $migration$`;

/**
 * Stored values and indexes that use fold_case become wrong when the function changes. So they are dropped and created
 * again.
 */
const DROP = [
  "DROP INDEX tenders_search_idx, bids_search_idx, company_profiles_search_idx",
  "DROP STATISTICS tenders_folded_location",
  "ALTER TABLE tenders DROP COLUMN search_text",
];
const CREATE = [
  `ALTER TABLE tenders ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
     (fold_case(tender_number || E'\\x01' || title || E'\\x01' || location || E'\\x01' || description)) STORED`,
  "ALTER TABLE tenders ALTER COLUMN search_text SET STATISTICS 500",
  "CREATE STATISTICS tenders_folded_location ON fold_case(location) FROM tenders",
  "CREATE INDEX tenders_search_idx ON tenders USING gin (search_text gin_trgm_ops, fold_case(location) gin_trgm_ops) WHERE deleted_at IS NULL",
  "CREATE INDEX bids_search_idx ON bids USING gin (fold_case(tender_number || E'\\x01' || tender_title) gin_trgm_ops)",
  "ALTER INDEX bids_search_idx ALTER COLUMN 1 SET STATISTICS 500",
  "CREATE INDEX company_profiles_search_idx ON company_profiles USING gin (fold_case(company_name) gin_trgm_ops)",
  ...["tenders", "bids", "company_profiles"].map((table) => `ANALYZE ${table}`),
];

/** The search ignores accents, compatibility forms, and the kind of dashes, apostrophes, quotation marks and spaces. */
export class FoldAccents1793800000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of [...DROP, replaceFunction(FOLDED.after), ...CREATE]) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of [...DROP, replaceFunction(FOLDED.before), ...CREATE]) await runner.query(statement);
  }
}
