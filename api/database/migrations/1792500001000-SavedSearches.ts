import type { MigrationInterface, QueryRunner } from "typeorm";

const KINDS = [
  "bidReceived",
  "bidRevised",
  "bidWithdrawn",
  "tenderAmended",
  "tenderCancelled",
  "statusChanged",
  "questionAnswered",
  "questionDeclined",
  "closingSoon",
  "tenderSealed",
  "documentsOwed",
  "bidsOpened",
  "awardMade",
  "bidDecided",
  "questionAsked",
  "noBids",
  "openingDue",
  "openingAwaited",
  "decisionOverdue",
  "requestReceived",
];
const kindCheck = (kinds: readonly string[]) => [
  "ALTER TABLE notices DROP CONSTRAINT notices_kind_check",
  `ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")}))`,
];

/** The columns that the filters of Browse Tenders read, each with the name of its filter. */
const FILTERED = {
  tender_number: "tenderNumber",
  title: "title",
  description: "description",
  category: "category",
  status: "status",
  budget_min: "budgetMin",
  budget_max: "budgetMax",
  opening_date: "openingDate",
  closing_date: "closingDate",
  location: "location",
  country: "country",
};
const columnsOf = (row: string) =>
  `(${Object.keys(FILTERED)
    .map((column) => `${row}.${column}`)
    .join(", ")})`;

const STATEMENTS = [
  ...kindCheck([...KINDS, "searchMatched"]),
  `CREATE TABLE saved_searches (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     user_id uuid NOT NULL REFERENCES users (id),
     name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
     query text NOT NULL CHECK (char_length(query) <= 2000),
     delivery text NOT NULL CHECK (delivery IN ('atOnce', 'daily', 'never')),
     created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     seen_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT saved_searches_once_key UNIQUE (user_id, query)
   )`,
  // tender_id is not a foreign key, so that storing a match and changing its tender do not block each other.
  `CREATE TABLE saved_search_matches (
     search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
     tender_id uuid NOT NULL,
     matched_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     PRIMARY KEY (search_id, tender_id)
   )`,
  // There is one row for each change of a tender, so that matching a change blocks no other act. `before` contains the
  // old values; it is null if the tender was not on Browse Tenders.
  `CREATE TABLE tenders_to_match (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     tender_id uuid NOT NULL REFERENCES tenders (id) ON DELETE CASCADE,
     before jsonb,
     changed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  `CREATE INDEX tenders_to_match_tender_id_idx ON tenders_to_match (tender_id)`,
  `CREATE FUNCTION await_search_match() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       shown boolean := TG_OP = 'UPDATE' AND OLD.status = 'open' AND OLD.deleted_at IS NULL;
     BEGIN
       IF (NOT shown OR ${columnsOf("OLD")} IS DISTINCT FROM ${columnsOf("NEW")}) AND EXISTS (SELECT FROM saved_searches) THEN
         INSERT INTO tenders_to_match (tender_id, before) VALUES (NEW.id, CASE WHEN shown THEN
           jsonb_build_object(${Object.entries(FILTERED)
             .map(([column, name]) => `'${name}', OLD.${column}`)
             .join(", ")}) END);
       END IF;
       RETURN NULL;
     END
   $$`,
  `CREATE TRIGGER tenders_await_search_match AFTER INSERT OR UPDATE ON tenders FOR EACH ROW
     WHEN (NEW.status = 'open' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION await_search_match()`,
];

/** Adds saved searches and their matches among new tenders. */
export class SavedSearches1792500001000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TRIGGER tenders_await_search_match ON tenders");
    await runner.query("DROP FUNCTION await_search_match()");
    for (const table of ["tenders_to_match", "saved_search_matches", "saved_searches"])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query("DELETE FROM notices WHERE kind = 'searchMatched'");
    for (const statement of kindCheck(KINDS)) await runner.query(statement);
  }
}
