import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Aggregates the figures of changed tenders. Writers only note which tenders have changed, so that no bidder waits for
 * another bidder. A reader of the figures calls this function first, which takes a separate lock. It subtracts what
 * each noted tender had added to the figures, and adds the tender's present values. One call aggregates at most 20,000
 * notes, to stay within the statement timeout, and returns whether there are more.
 * @param counts An SQL condition on a tender that is neither a draft nor deleted: true if the figures contain it
 */
export const foldFiguresOf = (counts: string) => `
  CREATE OR REPLACE FUNCTION fold_figures() RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE ids uuid[];
  BEGIN
    PERFORM pg_advisory_xact_lock(7305672);
    WITH noted AS (DELETE FROM figure_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM figure_changes LIMIT 20000)) RETURNING tender_id) SELECT array_agg(DISTINCT tender_id) INTO ids FROM noted;
    IF ids IS NULL THEN RETURN false; END IF;

    WITH old AS (DELETE FROM tender_figures WHERE tender_id = ANY (ids) RETURNING *),
         sums AS (SELECT month, category, country, bids, count(*) AS tenders, sum(awarded_value) AS awarded_value FROM old GROUP BY month, category, country, bids)
    UPDATE procurement_figures kept SET tenders = kept.tenders - sums.tenders, awarded_value = kept.awarded_value - sums.awarded_value
      FROM sums WHERE (kept.month, kept.category, kept.country, kept.bids) = (sums.month, sums.category, sums.country, sums.bids);

    WITH fresh AS (
      INSERT INTO tender_figures (tender_id, month, category, country, bids, awarded_value)
      SELECT id, date_trunc('month', opening_date AT TIME ZONE 'UTC')::date, category, country,
             (SELECT count(*) FROM bids WHERE tender_id = tenders.id AND withdrawn_at IS NULL),
             CASE WHEN status = 'awarded' THEN coalesce((SELECT sum(bid_amount) FROM submitted_bids
               WHERE tender_id = tenders.id AND submitted_bids.status = 'accepted' AND withdrawn_at IS NULL), 0) ELSE 0 END
        FROM tenders WHERE id = ANY (ids) AND status <> 'draft' AND deleted_at IS NULL AND ${counts}
      RETURNING *)
    INSERT INTO procurement_figures AS kept (month, category, country, bids, tenders, awarded_value)
    SELECT month, category, country, bids, count(*), sum(awarded_value) FROM fresh GROUP BY month, category, country, bids
      ON CONFLICT (month, category, country, bids) DO UPDATE SET tenders = kept.tenders + excluded.tenders, awarded_value = kept.awarded_value + excluded.awarded_value;

    DELETE FROM procurement_figures WHERE tenders = 0;
    RETURN EXISTS (SELECT FROM figure_changes);
  END $$`;

export const ALL = "true";

const NOTE = (name: string, column: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO figure_changes SELECT DISTINCT ${column} FROM changed;
    RETURN NULL;
  END $$`;

const TABLES = { tenders: "note_tender_figures", bids: "note_bid_figures" };
const EVENTS = ["INSERT", "UPDATE"];
const triggers = Object.entries(TABLES).flatMap(([table, act]) =>
  EVENTS.map((event) => ({ table, act, event, name: `${table}_figures_${event.toLowerCase()}` })),
);
const FIGURES =
  "month date NOT NULL, category text NOT NULL, country text NOT NULL, bids int NOT NULL, awarded_value numeric NOT NULL";

const STATEMENTS = [
  `CREATE TABLE figure_changes (tender_id uuid NOT NULL)`,
  `CREATE TABLE tender_figures (tender_id uuid PRIMARY KEY, ${FIGURES})`,
  `CREATE TABLE procurement_figures (${FIGURES}, tenders int NOT NULL, PRIMARY KEY (month, category, country, bids))`,
  foldFiguresOf(ALL),
  NOTE(TABLES.tenders, "id"),
  NOTE(TABLES.bids, "tender_id"),
  ...triggers.map(
    ({ table, act, event, name }) =>
      `CREATE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${act}()`,
  ),
  `INSERT INTO figure_changes SELECT id FROM tenders`,
  `DO $$ BEGIN WHILE fold_figures() LOOP END LOOP; END $$`,
];

const BACK = [
  ...triggers.map(({ table, name }) => `DROP TRIGGER ${name} ON ${table}`),
  ...[...Object.values(TABLES), "fold_figures"].map((name) => `DROP FUNCTION ${name}()`),
  `DROP TABLE procurement_figures, tender_figures, figure_changes`,
];

/**
 * Stores the number of tenders by month, category, country and number of bids, so that a query for figures sums only a
 * few rows.
 */
export class ProcurementFigures1792013000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
