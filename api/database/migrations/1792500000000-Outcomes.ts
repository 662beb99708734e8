import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  // disclose_winner is false for tenders that are already published. The terms of service promised their bidders that
  // no other company reads any part of a bid, even after closing.
  `ALTER TABLE tenders
     ADD COLUMN decision_expected_on timestamptz(3),
     ADD COLUMN disclose_winner boolean NOT NULL DEFAULT false,
     ADD COLUMN copied_from_id uuid REFERENCES tenders (id)`,
  // New tenders disclose the winner by default.
  `ALTER TABLE tenders ALTER COLUMN disclose_winner SET DEFAULT true`,
  // Drafts disclose the winner, too, and so do awarded tenders, because the open data has already published their
  // winners. Triggers are disabled, so that no tender counts as changed.
  `ALTER TABLE tenders DISABLE TRIGGER USER`,
  `UPDATE tenders SET disclose_winner = true WHERE status IN ('draft', 'awarded')`,
  `ALTER TABLE tenders ENABLE TRIGGER USER`,
  // Refuses to change disclose_winner of a tender that was published. A draft with bids or bid drafts was published
  // before, so companies may have read what it says about the winner.
  `CREATE FUNCTION keep_disclosure() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF OLD.status <> 'draft' OR EXISTS (SELECT FROM bids WHERE tender_id = OLD.id) OR EXISTS (SELECT FROM bid_drafts WHERE tender_id = OLD.id) THEN
         RAISE EXCEPTION 'tenders keep what they told about the winner: it is never changed' USING ERRCODE = 'insufficient_privilege';
       END IF;
       RETURN NEW;
     END
   $$`,
  `CREATE TRIGGER tenders_keep_their_disclosure BEFORE UPDATE ON tenders FOR EACH ROW
     WHEN (OLD.disclose_winner <> NEW.disclose_winner) EXECUTE FUNCTION keep_disclosure()`,
  `CREATE INDEX tenders_decision_expected_on_idx ON tenders (decision_expected_on) WHERE decision_expected_on IS NOT NULL`,

  // The reasons for a decision, as the company reads them.
  `CREATE TABLE decision_reasons (
     bid_id uuid PRIMARY KEY REFERENCES bids (id),
     reason text CHECK (reason IN ('price', 'requirementNotMet', 'documentMissing', 'addendumNotConfirmed', 'other')),
     words text CHECK (char_length(words) BETWEEN 20 AND 3000),
     next_steps text CHECK (char_length(next_steps) BETWEEN 1 AND 3000),
     CONSTRAINT decision_reasons_are_of_one_decision CHECK ((reason IS NULL) <> (next_steps IS NULL)),
     CONSTRAINT decision_reasons_words CHECK (CASE WHEN reason IS NULL THEN words IS NULL ELSE reason <> 'other' OR words IS NOT NULL END)
   )`,
  // Deletes the reasons of the previous decision when a bid is decided again, and when the company revises it, because
  // a revised bid is pending again.
  `CREATE FUNCTION forget_decision_reasons() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM decision_reasons WHERE bid_id = NEW.id;
       RETURN NULL;
     END
   $$`,
  `CREATE TRIGGER bid_decisions_forget_reasons AFTER UPDATE OF status ON bids FOR EACH ROW
     WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION forget_decision_reasons()`,

  // One reminder is sent for each expected day of a decision, by the process that inserts its row first.
  `CREATE TABLE decision_reminders (
     tender_id uuid NOT NULL REFERENCES tenders (id) ON DELETE CASCADE,
     expected_on timestamptz(3) NOT NULL,
     PRIMARY KEY (tender_id, expected_on)
   )`,
];

/**
 * Adds reasons of decisions, the day on which a decision is expected, whether the winner is published, and copies of
 * tenders.
 */
export class Outcomes1792500000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE decision_reminders");
    await runner.query("DROP TRIGGER bid_decisions_forget_reasons ON bids");
    await runner.query("DROP FUNCTION forget_decision_reasons()");
    await runner.query("DROP TABLE decision_reasons");
    await runner.query("DROP TRIGGER tenders_keep_their_disclosure ON tenders");
    await runner.query("DROP FUNCTION keep_disclosure()");
    await runner.query(
      "ALTER TABLE tenders DROP COLUMN decision_expected_on, DROP COLUMN disclose_winner, DROP COLUMN copied_from_id",
    );
  }
}
