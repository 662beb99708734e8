import type { MigrationInterface, QueryRunner } from "typeorm";

const appendOnly = (table: string) => [
  `CREATE TRIGGER ${table}_are_kept BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER ${table}_are_not_truncated BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/**
 * Sets published_at, also when a tender is cancelled. If a draft is cancelled that was never published, its
 * published_at stays null, so that the tender stays hidden.
 */
const stampPublished = (
  cancelling: string,
) => `CREATE OR REPLACE FUNCTION stamp_published() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.status = 'draft' THEN
       NEW.published_at := NULL;
${cancelling}     ELSIF TG_OP = 'INSERT' OR OLD.status = 'draft' THEN
       NEW.published_at := clock_timestamp();
     END IF;
     RETURN NEW;
   END $$`;
const CANCELLING = `     ELSIF TG_OP = 'UPDATE' AND NEW.cancelled_at IS NOT NULL THEN
       NEW.published_at := coalesce(NEW.published_at, CASE WHEN OLD.status <> 'draft' THEN NEW.created_at WHEN OLD.hidden_at IS NOT NULL THEN clock_timestamp() END);
`;
const stampsPublishedAt = (columns: string) => [
  "DROP TRIGGER tenders_stamp_published ON tenders",
  `CREATE TRIGGER tenders_stamp_published BEFORE INSERT OR UPDATE OF ${columns} ON tenders FOR EACH ROW EXECUTE FUNCTION stamp_published()`,
];

const STATEMENTS = [
  // A bid locks the tender's row, so it reads the current value of newest_addendum. Reading the table addenda instead
  // could miss the newest addendum.
  `ALTER TABLE tenders
     ADD COLUMN newest_addendum int NOT NULL DEFAULT 0 CHECK (newest_addendum >= 0),
     ADD COLUMN amended_at timestamptz(3),
     ADD COLUMN left_open jsonb CHECK (jsonb_typeof(left_open) = 'object'),
     ADD COLUMN cancelled_at timestamptz(3),
     ADD COLUMN cancelled_by uuid REFERENCES users (id),
     ADD COLUMN cancel_reason text CHECK (char_length(cancel_reason) BETWEEN 20 AND 3000),
     ADD CONSTRAINT tenders_amended CHECK ((amended_at IS NULL) = (newest_addendum = 0)),
     ADD CONSTRAINT tenders_cancelled CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL) AND (cancelled_at IS NULL) = (cancel_reason IS NULL)),
     ADD CONSTRAINT tenders_cancelled_is_closed CHECK (cancelled_at IS NULL OR status = 'closed')`,
  `CREATE TRIGGER tenders_cancelled_are_final BEFORE UPDATE ON tenders FOR EACH ROW
     WHEN (OLD.cancelled_at IS NOT NULL AND (OLD.cancelled_at, OLD.cancelled_by, OLD.cancel_reason, OLD.opened_at)
       IS DISTINCT FROM (NEW.cancelled_at, NEW.cancelled_by, NEW.cancel_reason, NEW.opened_at)) EXECUTE FUNCTION refuse_change()`,

  stampPublished(CANCELLING),
  ...stampsPublishedAt("status, cancelled_at"),

  `CREATE TABLE addenda (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     tender_id uuid NOT NULL REFERENCES tenders (id),
     number int NOT NULL CHECK (number > 0),
     issued_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     issued_by uuid NOT NULL REFERENCES users (id),
     changes jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'array' AND jsonb_array_length(changes) > 0),
     note text CHECK (char_length(note) BETWEEN 1 AND 5000),
     weight text NOT NULL CHECK (weight IN ('correction', 'notice', 'confirm')),
     CONSTRAINT addenda_number_key UNIQUE (tender_id, number)
   )`,
  ...appendOnly("addenda"),

  // The number of the newest addendum that was shown to the writer of the draft; null if unknown.
  `ALTER TABLE bid_drafts ADD COLUMN addenda_seen int CHECK (addenda_seen >= 0)`,

  // A row confirms every addendum up to the number in `addendum`.
  `CREATE TABLE addendum_confirmations (
     bid_id uuid NOT NULL REFERENCES bids (id),
     addendum int NOT NULL CHECK (addendum > 0),
     revision int NOT NULL CHECK (revision > 0),
     confirmed_at timestamptz(3) NOT NULL,
     confirmed_by uuid NOT NULL REFERENCES users (id),
     PRIMARY KEY (bid_id, addendum, revision)
   )`,
  ...appendOnly("addendum_confirmations"),
  // All Bids shows administrators which bids lack a confirmation, so a confirmation must change the revision of All
  // Bids.
  `CREATE TRIGGER addendum_confirmations_count_bid_change AFTER INSERT ON addendum_confirmations FOR EACH STATEMENT EXECUTE FUNCTION count_bid_change()`,
];

/** Adds addenda (changes of open tenders), their confirmations, and cancelled tenders. */
export class Addenda1792400000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    const [{ addenda, cancelled }] = (await runner.query(
      "SELECT (SELECT count(*)::int FROM addenda) AS addenda, (SELECT count(*)::int FROM tenders WHERE cancelled_at IS NOT NULL) AS cancelled",
    )) as [{ addenda: number; cancelled: number }];
    if (addenda + cancelled > 0)
      throw new Error(
        `This migration cannot be reverted: ${addenda} addenda and ${cancelled} cancellations would be lost. Restore a backup that was made before it instead.`,
      );
    await runner.query("DROP TABLE addendum_confirmations");
    await runner.query("ALTER TABLE bid_drafts DROP COLUMN addenda_seen");
    await runner.query("DROP TABLE addenda");
    for (const statement of [...stampsPublishedAt("status"), stampPublished("")]) await runner.query(statement);
    await runner.query("DROP TRIGGER tenders_cancelled_are_final ON tenders");
    await runner.query(
      `ALTER TABLE tenders DROP COLUMN cancel_reason, DROP COLUMN cancelled_by, DROP COLUMN cancelled_at, DROP COLUMN left_open, DROP COLUMN amended_at, DROP COLUMN newest_addendum`,
    );
  }
}
