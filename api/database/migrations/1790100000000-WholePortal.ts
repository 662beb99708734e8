import type { MigrationInterface, QueryRunner } from "typeorm";

import { refuseToDropReceipts } from "#api/database/refuseToDropReceipts.ts";

/** The text of a draft is stored as typed. Only its length is limited, because it need not be valid yet. */
const typed = (column: string, max: number) =>
  `${column} text NOT NULL DEFAULT '' CHECK (char_length(${column}) <= ${max})`;

const STATEMENTS = [
  `ALTER TABLE bids
     ADD COLUMN decided_at timestamptz(3),
     ADD COLUMN decided_by uuid REFERENCES users (id),
     ADD CONSTRAINT bids_pending_is_undecided CHECK (status <> 'pending' OR (decided_at IS NULL AND decided_by IS NULL))`,
  `CREATE INDEX bids_decided_by_idx ON bids (decided_by)`,
  // Omits withdrawn bids: a tender with a withdrawn accepted bid can have another accepted bid.
  `DROP INDEX bids_one_accepted_key`,
  `CREATE UNIQUE INDEX bids_one_accepted_key ON bids (tender_id) WHERE status = 'accepted' AND withdrawn_at IS NULL`,

  // A receipt number has fifty random bits in Crockford's base 32. So it is short enough to read aloud, and does not
  // reveal how many bids there are. The bytes 6 and 8 of the uuid are skipped, because they contain its version and
  // variant.
  `CREATE FUNCTION new_receipt_number() RETURNS text LANGUAGE sql VOLATILE AS $$
     SELECT 'AX-' || substr(code, 1, 5) || '-' || substr(code, 6, 5)
       FROM (SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, place) & 31) + 1, 1), '') AS code
               FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) AS random,
                    unnest(ARRAY[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) AS place) AS drawn
   $$`,
  `ALTER TABLE bid_revisions ADD COLUMN receipt_number text NOT NULL DEFAULT new_receipt_number()
     CONSTRAINT bid_revisions_receipt_number_key UNIQUE
     CHECK (receipt_number ~ '^AX-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$')`,

  `CREATE TABLE bid_drafts (
     tender_id uuid NOT NULL REFERENCES tenders (id),
     company_id uuid NOT NULL REFERENCES users (id),
     ${typed("bid_amount", 100)},
     ${typed("technical_proposal", 60000)},
     ${typed("timeline_days", 100)},
     ${typed("documents_url", 2500)},
     saved_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     version int NOT NULL DEFAULT 1,
     PRIMARY KEY (tender_id, company_id)
   )`,
  `CREATE INDEX bid_drafts_company_id_idx ON bid_drafts (company_id, saved_at)`,

  `ALTER TABLE contact_requests
     ADD COLUMN handled_at timestamptz(3),
     ADD COLUMN handled_by uuid REFERENCES users (id),
     ADD CONSTRAINT contact_requests_handled_by_somebody CHECK ((handled_at IS NULL) = (handled_by IS NULL))`,
  `CREATE INDEX contact_requests_handled_by_idx ON contact_requests (handled_by)`,
  `CREATE INDEX contact_requests_unhandled_idx ON contact_requests (created_at, id) WHERE handled_at IS NULL`,

  `ALTER TABLE blog_posts ADD COLUMN version int NOT NULL DEFAULT 1`,
  `ALTER TABLE projects ADD COLUMN version int NOT NULL DEFAULT 1`,
];

const BACK = [
  `ALTER TABLE projects DROP COLUMN version`,
  `ALTER TABLE blog_posts DROP COLUMN version`,
  `ALTER TABLE contact_requests DROP COLUMN handled_at, DROP COLUMN handled_by`,
  `DROP TABLE bid_drafts`,
  `ALTER TABLE bid_revisions DROP COLUMN receipt_number`,
  `DROP FUNCTION new_receipt_number()`,
  `DROP INDEX bids_one_accepted_key`,
  `CREATE UNIQUE INDEX bids_one_accepted_key ON bids (tender_id) WHERE status = 'accepted'`,
  `ALTER TABLE bids DROP COLUMN decided_at, DROP COLUMN decided_by`,
];

/** Adds bid decisions, receipts, bid drafts, handled contact requests, and versions of posts and projects. */
export class WholePortal1790100000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await refuseToDropReceipts(runner);
    for (const statement of BACK) await runner.query(statement);
  }
}
