import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  // Keeps the promise of the terms of service for published tenders: no other company reads any part of a bid, even
  // after closing.
  `ALTER TABLE tenders
     ADD COLUMN decision_expected_on timestamptz(3),
     ADD COLUMN disclose_winner boolean NOT NULL DEFAULT false,
     ADD COLUMN copied_from_id uuid REFERENCES tenders (id)`,
  // The open data has already published the winner of awarded tenders.
  `ALTER TABLE tenders ALTER COLUMN disclose_winner SET DEFAULT true`,
  // Triggers are disabled, so that no tender counts as changed.
  `ALTER TABLE tenders DISABLE TRIGGER USER`,
  `UPDATE tenders SET disclose_winner = true WHERE status IN ('draft', 'awarded')`,
  `ALTER TABLE tenders ENABLE TRIGGER USER`,
  // A draft may have been published before, and companies may have read its promise.
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

  // Details of a decision for the company that gets it.
  `CREATE TABLE decision_reasons (
     bid_id uuid PRIMARY KEY REFERENCES bids (id),
     reason text CHECK (reason IN ('price', 'requirementNotMet', 'documentMissing', 'addendumNotConfirmed', 'other')),
     words text CHECK (char_length(words) BETWEEN 20 AND 3000),
     next_steps text CHECK (char_length(next_steps) BETWEEN 1 AND 3000),
     CONSTRAINT decision_reasons_are_of_one_decision CHECK ((reason IS NULL) <> (next_steps IS NULL)),
     CONSTRAINT decision_reasons_words CHECK (CASE WHEN reason IS NULL THEN words IS NULL ELSE reason <> 'other' OR words IS NOT NULL END)
   )`,
  // A new decision deletes the reasons of the previous one, as does a revision, which makes the bid pending again.
  `CREATE FUNCTION forget_decision_reasons() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM decision_reasons WHERE bid_id = NEW.id;
       RETURN NULL;
     END
   $$`,
  `CREATE TRIGGER bid_decisions_forget_reasons AFTER UPDATE OF status ON bids FOR EACH ROW
     WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION forget_decision_reasons()`,

  // One reminder for each expected decision day, sent by the first process that claims it.
  `CREATE TABLE decision_reminders (
     tender_id uuid NOT NULL REFERENCES tenders (id) ON DELETE CASCADE,
     expected_on timestamptz(3) NOT NULL,
     PRIMARY KEY (tender_id, expected_on)
   )`,
];

/** Reasons of decisions, when a decision is expected, what is published about the winner, and copies of tenders. */
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
