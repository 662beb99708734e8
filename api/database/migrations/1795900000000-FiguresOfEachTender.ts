import type { MigrationInterface, QueryRunner } from "typeorm";

import { foldFiguresOf } from "#api/database/migrations/1792013000000-ProcurementFigures.ts";

const COLUMNS = [
  "created_by uuid NOT NULL",
  "budget_min bigint NOT NULL",
  "budget_max bigint NOT NULL",
  "bid_value numeric NOT NULL",
  "readable_bids int NOT NULL",
  "new_bidders int",
  "cancelled boolean NOT NULL",
  "awarded boolean NOT NULL",
  "disclosed boolean NOT NULL",
  "addenda int NOT NULL",
  "questions int NOT NULL",
  "answer_hours float8[]",
  "published_at timestamptz",
  "ends_at timestamptz NOT NULL",
  "opened_at timestamptz",
  "winner_id uuid",
  "decided_at timestamptz",
];
const NAMES = COLUMNS.map((column) => column.slice(0, column.indexOf(" ")));

/** Published tenders: a draft that was cancelled before its publication is left out. */
const COUNTED = "NOT (cancelled_at IS NOT NULL AND published_at IS NULL)";

/**
 * The moment at which bidding ended or will end is that of closedAtOf.ts. The amounts of sealed bids are null until
 * the opening. A company is new on the first tender on which it bid, also if it withdrew that bid.
 */
const FOLD = `
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
      INSERT INTO tender_figures (tender_id, month, category, country, bids, awarded_value, ${NAMES.join(", ")})
      SELECT tenders.id, date_trunc('month', opening_date AT TIME ZONE 'UTC')::date, category, country, live.bids,
             CASE WHEN status = 'awarded' THEN coalesce(won.amount, 0) ELSE 0 END,
             created_by, budget_min, budget_max, CASE WHEN sealed AND opened_at IS NULL THEN 0 ELSE live.value END,
             CASE WHEN sealed AND opened_at IS NULL THEN 0 ELSE live.readable END,
             CASE WHEN sealed AND opened_at IS NULL THEN NULL ELSE live.new_bidders END,
             cancelled_at IS NOT NULL, status = 'awarded', disclose_winner, newest_addendum, asked.questions, asked.hours, published_at,
             CASE WHEN status = 'open' THEN closing_date ELSE coalesce(
               (SELECT closes_at FROM tenders_to_seal WHERE tender_id = tenders.id AND closes_at <> 'infinity'),
               (SELECT max(closed_at) FROM closing_seals WHERE tender_id = tenders.id), least(closing_date, updated_at)) END,
             opened_at, CASE WHEN status = 'awarded' THEN won.company_id END, CASE WHEN status = 'awarded' THEN won.decided_at END
        FROM tenders
        CROSS JOIN LATERAL (
          SELECT count(*) AS bids, coalesce(sum(bid_amount), 0) AS value, count(bid_amount) AS readable,
                 count(*) FILTER (WHERE tender_id = (SELECT first.tender_id FROM bids first WHERE first.company_id = bids.company_id ORDER BY first.id LIMIT 1)) AS new_bidders
            FROM bids JOIN bid_revisions ON bid_id = bids.id AND bid_revisions.revision = bids.revision
           WHERE tender_id = tenders.id AND withdrawn_at IS NULL) AS live
        CROSS JOIN LATERAL (
          SELECT count(*) AS questions, array_agg(extract(epoch FROM answered_at - asked_at)::float8 / 3600) FILTER (WHERE answered_at IS NOT NULL) AS hours
            FROM tender_questions WHERE tender_id = tenders.id AND withdrawn_at IS NULL) AS asked
        LEFT JOIN LATERAL (
          SELECT company_id, decided_at, bid_amount AS amount FROM bids JOIN bid_revisions ON bid_id = bids.id AND bid_revisions.revision = bids.revision
           WHERE tender_id = tenders.id AND withdrawn_at IS NULL AND bids.status = 'accepted') AS won ON true
       WHERE tenders.id = ANY (ids) AND status <> 'draft' AND deleted_at IS NULL AND ${COUNTED}
      RETURNING *)
    INSERT INTO procurement_figures AS kept (month, category, country, bids, tenders, awarded_value)
    SELECT month, category, country, bids, count(*), sum(awarded_value) FROM fresh GROUP BY month, category, country, bids
      ON CONFLICT (month, category, country, bids) DO UPDATE SET tenders = kept.tenders + excluded.tenders, awarded_value = kept.awarded_value + excluded.awarded_value;

    DELETE FROM procurement_figures WHERE tenders = 0;
    RETURN EXISTS (SELECT FROM figure_changes);
  END $$`;

const EVENTS = ["INSERT", "UPDATE"];
const trigger = (event: string) => `tender_questions_figures_${event.toLowerCase()}`;

/** Aggregates all tenders again. */
const AGAIN = [
  `DELETE FROM tender_figures`,
  `DELETE FROM procurement_figures`,
  `INSERT INTO figure_changes SELECT id FROM tenders`,
  `DO $$ BEGIN WHILE fold_figures() LOOP END LOOP; END $$`,
];

const STATEMENTS = [
  `DELETE FROM tender_figures`,
  `ALTER TABLE tender_figures ${COLUMNS.map((column) => `ADD COLUMN ${column}`).join(", ")}`,
  FOLD,
  `CREATE FUNCTION note_question_figures() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO figure_changes SELECT DISTINCT tender_id FROM changed;
     RETURN NULL;
   END $$`,
  ...EVENTS.map(
    (event) =>
      `CREATE TRIGGER ${trigger(event)} AFTER ${event} ON tender_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_question_figures()`,
  ),
  ...AGAIN,
  `CREATE INDEX tender_figures_month_idx ON tender_figures (month)`,
  `CREATE INDEX tender_figures_market_idx ON tender_figures (category, country, decided_at) WHERE winner_id IS NOT NULL`,
];

const BACK = [
  `DROP INDEX tender_figures_month_idx, tender_figures_market_idx`,
  ...EVENTS.map((event) => `DROP TRIGGER ${trigger(event)} ON tender_questions`),
  `DROP FUNCTION note_question_figures()`,
  `ALTER TABLE tender_figures ${NAMES.map((name) => `DROP COLUMN ${name}`).join(", ")}`,
  foldFiguresOf(COUNTED),
  ...AGAIN,
];

/** Stores with each published tender the values that the figures of the portal's screens need. */
export class FiguresOfEachTender1795900000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
