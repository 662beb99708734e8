import type { MigrationInterface, QueryRunner } from "typeorm";

const TERMS = ["bid_amount", "technical_proposal", "timeline_days"];

const COLUMNS = `newest.bid_id AS id, bids.tender_id, bids.tender_number, bids.tender_title, bids.company_id,
  newest.bid_amount, newest.technical_proposal, newest.timeline_days, newest.documents_url, newest.submitted_at, newest.receipt_number,
  bids.status, bids.decided_at, bids.decided_by, bids.withdrawn_at, bids.revision, newest.received_at`;
const NEWEST = "FROM bids JOIN bid_revisions newest ON newest.bid_id = bids.id AND newest.revision = bids.revision";

const appendOnly = (table: string) => [
  `CREATE TRIGGER ${table}_are_kept BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER ${table}_are_not_truncated BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

const STATEMENTS = [
  `ALTER TABLE tenders
     ADD COLUMN sealed boolean NOT NULL DEFAULT false,
     ADD COLUMN opening_persons int NOT NULL DEFAULT 1 CHECK (opening_persons BETWEEN 1 AND 2),
     ADD COLUMN opened_at timestamptz(3),
     ADD CONSTRAINT tenders_opened_were_sealed CHECK (opened_at IS NULL OR sealed),
     ADD CONSTRAINT tenders_opened_take_no_bids CHECK (opened_at IS NULL OR status IN ('closed', 'awarded')),
     ADD CONSTRAINT tenders_sealed_are_not_awarded CHECK (NOT sealed OR opened_at IS NOT NULL OR status <> 'awarded')`,
  `CREATE TRIGGER tenders_keep_their_seal BEFORE UPDATE ON tenders FOR EACH ROW
     WHEN ((OLD.status <> 'draft' AND (OLD.sealed, OLD.opening_persons) IS DISTINCT FROM (NEW.sealed, NEW.opening_persons))
        OR (OLD.opened_at IS NOT NULL AND OLD.opened_at IS DISTINCT FROM NEW.opened_at))
     EXECUTE FUNCTION refuse_change()`,

  // The key that encrypts the bids of a tender. It is itself encrypted by a key that is not in the database.
  `CREATE TABLE tender_seals (
     tender_id uuid PRIMARY KEY REFERENCES tenders (id),
     wrapped_key text NOT NULL,
     key_id text NOT NULL
   )`,
  `CREATE TRIGGER tender_seals_are_kept BEFORE DELETE ON tender_seals FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER tender_seals_are_not_truncated BEFORE TRUNCATE ON tender_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,

  `ALTER TABLE bid_revisions
     ${TERMS.map((column) => `ALTER COLUMN ${column} DROP NOT NULL`).join(", ")},
     ADD COLUMN sealed_terms text,
     ADD CONSTRAINT bid_revisions_plain_or_sealed CHECK (
       (bid_amount IS NULL) = (technical_proposal IS NULL) AND (bid_amount IS NULL) = (timeline_days IS NULL)
       AND (bid_amount IS NOT NULL OR (sealed_terms IS NOT NULL AND documents_url IS NULL)))`,
  `CREATE OR REPLACE VIEW submitted_bids WITH (security_invoker = true) AS SELECT ${COLUMNS}, newest.bid_amount IS NULL AS is_sealed ${NEWEST}`,

  // Allows only one change of a revision: filling in its unencrypted terms after the tender was opened. Any other
  // change is refused with PostgreSQL's error for a missing right.
  `CREATE FUNCTION keep_revision() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'UPDATE' AND OLD.bid_amount IS NULL AND NEW.bid_amount IS NOT NULL
          AND (OLD.bid_id, OLD.revision, OLD.submitted_at, OLD.received_at, OLD.receipt_number, OLD.sealed_terms)
              IS NOT DISTINCT FROM (NEW.bid_id, NEW.revision, NEW.submitted_at, NEW.received_at, NEW.receipt_number, NEW.sealed_terms)
          AND EXISTS (SELECT FROM bids JOIN tenders ON tenders.id = bids.tender_id WHERE bids.id = NEW.bid_id AND tenders.opened_at IS NOT NULL)
       THEN
         RETURN NEW;
       END IF;
       RAISE EXCEPTION '% keeps what was submitted: it is never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
     END
   $$`,
  `DROP TRIGGER bid_revisions_are_kept ON bid_revisions`,
  `CREATE TRIGGER bid_revisions_are_kept BEFORE UPDATE OR DELETE ON bid_revisions FOR EACH ROW EXECUTE FUNCTION keep_revision()`,

  `ALTER TABLE bid_drafts
     ADD COLUMN sealed_terms text,
     ADD CONSTRAINT bid_drafts_plain_or_sealed CHECK (
       sealed_terms IS NULL OR (bid_amount = '' AND technical_proposal = '' AND timeline_days = '' AND documents_url = ''))`,

  `CREATE TABLE opening_approvals (
     tender_id uuid NOT NULL REFERENCES tenders (id),
     user_id uuid NOT NULL REFERENCES users (id),
     approved_at timestamptz(3) NOT NULL,
     PRIMARY KEY (tender_id, user_id)
   )`,
  `CREATE INDEX opening_approvals_user_id_idx ON opening_approvals (user_id)`,
  `CREATE FUNCTION void_opening_approvals() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN DELETE FROM opening_approvals WHERE tender_id = NEW.id; RETURN NULL; END
   $$`,
  `CREATE TRIGGER tenders_void_opening_approvals AFTER UPDATE ON tenders FOR EACH ROW
     WHEN (OLD.sealed AND (OLD.closing_date, OLD.status) IS DISTINCT FROM (NEW.closing_date, NEW.status))
     EXECUTE FUNCTION void_opening_approvals()`,

  `CREATE TABLE tender_openings (
     tender_id uuid PRIMARY KEY REFERENCES tenders (id),
     opened_at timestamptz(3) NOT NULL,
     opened_by uuid[] NOT NULL CHECK (cardinality(opened_by) BETWEEN 1 AND 2),
     receipts jsonb NOT NULL
   )`,
  ...appendOnly("tender_openings"),
];

const BACK = [
  `DROP TABLE tender_openings`,
  `DROP TRIGGER tenders_void_opening_approvals ON tenders`,
  `DROP FUNCTION void_opening_approvals()`,
  `DROP TABLE opening_approvals`,
  `ALTER TABLE bid_drafts DROP COLUMN sealed_terms`,
  `DROP TRIGGER bid_revisions_are_kept ON bid_revisions`,
  `CREATE TRIGGER bid_revisions_are_kept BEFORE UPDATE OR DELETE ON bid_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `DROP FUNCTION keep_revision()`,
  `DROP VIEW submitted_bids`,
  `ALTER TABLE bid_revisions DROP COLUMN sealed_terms, ${TERMS.map((column) => `ALTER COLUMN ${column} SET NOT NULL`).join(", ")}`,
  `CREATE VIEW submitted_bids WITH (security_invoker = true) AS SELECT ${COLUMNS} ${NEWEST}`,
  `DROP TABLE tender_seals`,
  `DROP TRIGGER tenders_keep_their_seal ON tenders`,
  `ALTER TABLE tenders DROP COLUMN sealed, DROP COLUMN opening_persons, DROP COLUMN opened_at`,
];

/**
 * The terms of bids on a sealed tender are stored encrypted. The opening of the tender fills in the unencrypted terms,
 * once.
 */
export class SealedBids1791100000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    const [{ sealed }] = (await runner.query("SELECT count(*)::int AS sealed FROM tender_seals")) as [
      { sealed: number },
    ];
    if (sealed > 0)
      throw new Error(
        `This migration cannot be reverted: the keys of ${sealed} sealed tenders would be lost. Restore a backup that was made before it instead.`,
      );
    for (const statement of BACK) await runner.query(statement);
  }
}
