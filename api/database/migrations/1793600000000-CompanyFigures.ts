import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Counts the figures of companies that have changed. As with the figures of tenders, writers only note which companies
 * have changed, so that bidders do not wait for each other. A query that sorts companies by a figure calls this
 * function first, which takes a separate lock. One call counts at most 5,000 companies and returns whether there are
 * more. Each bid's tender is looked up by its id, because the planner would otherwise join all tenders right after a
 * restore, when it has no statistics.
 */
const FOLD = `
  CREATE FUNCTION fold_company_figures() RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE ids uuid[];
  BEGIN
    PERFORM pg_advisory_xact_lock(7305673);
    WITH noted AS (DELETE FROM company_figure_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM company_figure_changes LIMIT 5000)) RETURNING company_id) SELECT array_agg(DISTINCT company_id) INTO ids FROM noted;
    IF ids IS NULL THEN RETURN false; END IF;

    WITH live AS (SELECT company_id, count(*)::int AS bids FROM bids WHERE company_id = ANY (ids) AND withdrawn_at IS NULL GROUP BY company_id),
         won AS (SELECT company_id, count(*)::int AS wins, least(coalesce(sum(bid_amount), 0), 9007199254740991)::bigint AS awarded_value FROM submitted_bids
                  WHERE company_id = ANY (ids) AND status = 'accepted' AND withdrawn_at IS NULL
                    AND (SELECT status = 'awarded' AND deleted_at IS NULL FROM tenders WHERE id = tender_id) GROUP BY company_id)
    INSERT INTO company_figures AS kept (company_id, bid_count, wins, awarded_value)
    SELECT id, coalesce(bids, 0), coalesce(wins, 0), coalesce(awarded_value, 0) FROM unnest(ids) AS id LEFT JOIN live ON live.company_id = id LEFT JOIN won ON won.company_id = id
      ON CONFLICT (company_id) DO UPDATE SET bid_count = excluded.bid_count, wins = excluded.wins, awarded_value = excluded.awarded_value;
    RETURN EXISTS (SELECT FROM company_figure_changes);
  END $$`;

const NOTE_BIDS = (ofCompanies: string) => `
  CREATE OR REPLACE FUNCTION note_bid_figures() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO figure_changes SELECT DISTINCT tender_id FROM changed;
    ${ofCompanies}
    RETURN NULL;
  END $$`;

const FIGURES = ["bid_count", "wins", "awarded_value"];

const STATEMENTS = [
  "CREATE TABLE company_figure_changes (company_id uuid NOT NULL)",
  "CREATE TABLE company_figures (company_id uuid PRIMARY KEY, bid_count int NOT NULL, wins int NOT NULL, awarded_value bigint NOT NULL)",
  ...FIGURES.map((name) => `CREATE INDEX company_figures_${name}_idx ON company_figures (${name}, company_id)`),
  FOLD,
  NOTE_BIDS("INSERT INTO company_figure_changes SELECT DISTINCT company_id FROM changed;"),
  `CREATE FUNCTION note_winner_figures() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO company_figure_changes SELECT company_id FROM bids WHERE tender_id = NEW.id AND status = 'accepted' AND withdrawn_at IS NULL;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER tenders_figures_of_winner AFTER UPDATE ON tenders FOR EACH ROW
     WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION note_winner_figures()`,
  // A company without a bid also needs a row. Otherwise a list that is sorted by a figure would omit the company.
  `CREATE FUNCTION note_new_company() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO company_figure_changes VALUES (NEW.user_id);
     RETURN NULL;
   END $$`,
  "CREATE TRIGGER company_profiles_figures_insert AFTER INSERT ON company_profiles FOR EACH ROW EXECUTE FUNCTION note_new_company()",
  "INSERT INTO company_figure_changes SELECT user_id FROM company_profiles",
  "DO $$ BEGIN WHILE fold_company_figures() LOOP END LOOP; END $$",
  "CREATE INDEX company_profiles_industry_idx ON company_profiles (industry)",
  "CREATE INDEX users_company_typology_idx ON users (company_typology)",
];

const BACK = [
  "DROP INDEX users_company_typology_idx, company_profiles_industry_idx",
  "DROP TRIGGER company_profiles_figures_insert ON company_profiles",
  "DROP TRIGGER tenders_figures_of_winner ON tenders",
  NOTE_BIDS(""),
  ...["note_new_company", "note_winner_figures", "fold_company_figures"].map((name) => `DROP FUNCTION ${name}()`),
  "DROP TABLE company_figures, company_figure_changes",
];

/** Stores the figures of companies, so that lists can be sorted by them, and adds indexes for the filters. */
export class CompanyFigures1793600000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
