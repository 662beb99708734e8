import type { MigrationInterface, QueryRunner } from "typeorm";

/** The SHA-256 of a bid's first terms, as fingerprintOf computes it: names sorted, null values left out. */
const FINGERPRINT = `encode(sha256(convert_to(
  '{"bidAmount":' || first.bid_amount || coalesce(',"documentsUrl":' || to_json(first.documents_url)::text, '')
    || ',"technicalProposal":' || to_json(first.technical_proposal)::text
    || ',"tenderId":"' || bids.tender_id || '","timelineDays":' || first.timeline_days || '}', 'UTF8')), 'hex')`;

const STATEMENTS = [
  `CREATE TABLE idempotency_keys (
     owner text NOT NULL CHECK (char_length(owner) BETWEEN 1 AND 254),
     act text NOT NULL CHECK (act <> ''),
     key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 200),
     fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
     created_id uuid NOT NULL,
     created_at timestamptz(3) NOT NULL DEFAULT now(),
     PRIMARY KEY (owner, act, key)
   )`,
  `CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at)`,
  `INSERT INTO idempotency_keys (owner, act, key, fingerprint, created_id, created_at)
   SELECT bids.company_id, 'submitBid', bids.client_mutation_id, ${FINGERPRINT}, bids.id, first.submitted_at
     FROM bids JOIN bid_revisions first ON first.bid_id = bids.id AND first.revision = 1
    WHERE bids.client_mutation_id IS NOT NULL`,
  `ALTER TABLE bids DROP COLUMN client_mutation_id`,
];

const BACK = [
  `ALTER TABLE bids ADD COLUMN client_mutation_id text CHECK (char_length(client_mutation_id) BETWEEN 1 AND 200)`,
  `UPDATE bids SET client_mutation_id = key FROM idempotency_keys WHERE act = 'submitBid' AND created_id = bids.id`,
  `CREATE UNIQUE INDEX bids_client_mutation_id_key ON bids (company_id, client_mutation_id)`,
  `DROP TABLE idempotency_keys`,
];

/** Every mutation that creates something accepts an idempotency key. The keys of bids move to the common table. */
export class IdempotencyKeys1790300000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
