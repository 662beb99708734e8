import type { MigrationInterface, QueryRunner } from "typeorm";

import { refuseToDropReceipts } from "#api/database/refuseToDropReceipts.ts";

const TERMS = "bid_amount, technical_proposal, timeline_days, documents_url, submitted_at";
const termsOf = (table: string) =>
  `(${TERMS.split(", ")
    .map((column) => `${table}.${column}`)
    .join(", ")})`;

const OTHER_TERMS = `
  SELECT bids.id FROM bids JOIN bid_revisions newest ON newest.bid_id = bids.id AND newest.revision = bids.revision
   WHERE ${termsOf("bids")} IS DISTINCT FROM ${termsOf("newest")}`;

/**
 * Throws if the row of a bid has other terms than its newest revision, from which the receipt is computed. A person
 * must then decide which terms are right.
 */
async function refuseOtherTerms(runner: QueryRunner) {
  const differing = (await runner.query(OTHER_TERMS)) as { id: string }[];
  if (differing.length > 0)
    throw new Error(
      "The table bids has other terms than the newest revision in bid_revisions, which the receipts are computed from. " +
        `Compare both, correct bids, and migrate again. Bids: ${differing.map(({ id }) => id).join(", ")}`,
    );
}

const STATEMENTS = [
  `INSERT INTO bid_revisions (bid_id, revision, ${TERMS})
   SELECT id, revision, ${TERMS} FROM bids WHERE NOT EXISTS (SELECT 1 FROM bid_revisions WHERE bid_id = bids.id AND bid_revisions.revision = bids.revision)`,
  ...TERMS.split(", ").map((column) => `ALTER TABLE bids DROP COLUMN ${column}`),

  // Dropping the columns above also dropped the indexes that contain them.
  `CREATE INDEX bids_tender_id_idx ON bids (tender_id, id)`,
  `CREATE INDEX bids_company_id_idx ON bids (company_id, id)`,
  `CREATE INDEX bid_revisions_submitted_at_idx ON bid_revisions (submitted_at, bid_id)`,
  `CREATE INDEX bid_revisions_bid_amount_idx ON bid_revisions (bid_amount, bid_id)`,
  `CREATE INDEX bid_revisions_timeline_days_idx ON bid_revisions (timeline_days, bid_id)`,

  // The constraint is deferred to the commit, because a bid and its first revision refer to each other.
  `ALTER TABLE bids ADD CONSTRAINT bids_revision_is_kept FOREIGN KEY (id, revision)
     REFERENCES bid_revisions (bid_id, revision) DEFERRABLE INITIALLY DEFERRED`,

  `DROP TRIGGER bids_keep_their_tender ON bids`,
  `CREATE TRIGGER bids_keep_their_identity BEFORE UPDATE ON bids FOR EACH ROW
     WHEN ((OLD.id, OLD.tender_id, OLD.tender_number, OLD.tender_title, OLD.company_id)
       IS DISTINCT FROM (NEW.id, NEW.tender_id, NEW.tender_number, NEW.tender_title, NEW.company_id))
     EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER bids_are_revised_by_one BEFORE UPDATE ON bids FOR EACH ROW
     WHEN (NEW.revision NOT IN (OLD.revision, OLD.revision + 1)) EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER bids_withdrawn_are_final BEFORE UPDATE ON bids FOR EACH ROW
     WHEN (OLD.withdrawn_at IS NOT NULL) EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER bids_are_not_truncated BEFORE TRUNCATE ON bids FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER bid_revisions_are_not_truncated BEFORE TRUNCATE ON bid_revisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,

  // The view's id is bid_id of the revision, so that one index contains both the sort column and the id of the cursor.
  `CREATE VIEW submitted_bids WITH (security_invoker = true) AS
     SELECT newest.bid_id AS id, bids.tender_id, bids.tender_number, bids.tender_title, bids.company_id,
            newest.bid_amount, newest.technical_proposal, newest.timeline_days, newest.documents_url, newest.submitted_at, newest.receipt_number,
            bids.status, bids.decided_at, bids.decided_by, bids.withdrawn_at, bids.revision
       FROM bids JOIN bid_revisions newest ON newest.bid_id = bids.id AND newest.revision = bids.revision`,
];

const MAX_SAFE_INTEGER = "9007199254740991";

const BACK = [
  `DROP VIEW submitted_bids`,
  `DROP TRIGGER bid_revisions_are_not_truncated ON bid_revisions`,
  `DROP TRIGGER bids_are_not_truncated ON bids`,
  `DROP TRIGGER bids_withdrawn_are_final ON bids`,
  `DROP TRIGGER bids_are_revised_by_one ON bids`,
  `DROP TRIGGER bids_keep_their_identity ON bids`,
  `CREATE TRIGGER bids_keep_their_tender BEFORE UPDATE OF tender_number, tender_title ON bids FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `ALTER TABLE bids DROP CONSTRAINT bids_revision_is_kept`,
  `DROP INDEX bid_revisions_submitted_at_idx, bid_revisions_bid_amount_idx, bid_revisions_timeline_days_idx, bids_tender_id_idx, bids_company_id_idx`,
  `ALTER TABLE bids
     ADD COLUMN bid_amount bigint NOT NULL CHECK (bid_amount BETWEEN 1 AND ${MAX_SAFE_INTEGER}),
     ADD COLUMN technical_proposal text NOT NULL CHECK (char_length(technical_proposal) BETWEEN 50 AND 50000),
     ADD COLUMN timeline_days int NOT NULL CHECK (timeline_days BETWEEN 1 AND 36500),
     ADD COLUMN documents_url text CHECK (char_length(documents_url) <= 2000),
     ADD COLUMN submitted_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()`,
  `CREATE INDEX bids_tender_id_idx ON bids (tender_id, submitted_at, id)`,
  `CREATE INDEX bids_company_id_idx ON bids (company_id, submitted_at, id)`,
  `CREATE INDEX bids_submitted_at_idx ON bids (submitted_at, id)`,
  `CREATE INDEX bids_bid_amount_idx ON bids (bid_amount, id)`,
  `CREATE INDEX bids_timeline_days_idx ON bids (timeline_days, id)`,
];

/**
 * A bid's terms are stored only in its revisions, and the newest revision counts. Neither bids nor revisions can be
 * deleted or truncated.
 */
export class TermsInRevisions1790500000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await refuseOtherTerms(runner);
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await refuseToDropReceipts(runner);
    for (const statement of BACK) await runner.query(statement);
  }
}
