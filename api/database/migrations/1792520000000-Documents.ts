import type { MigrationInterface, QueryRunner } from "typeorm";

const NEWEST = "FROM bids JOIN bid_revisions newest ON newest.bid_id = bids.id AND newest.revision = bids.revision";
const COLUMNS = `newest.bid_id AS id, bids.tender_id, bids.tender_number, bids.tender_title, bids.company_id,
  newest.bid_amount, newest.technical_proposal, newest.timeline_days, newest.documents_url, newest.submitted_at, newest.receipt_number,
  bids.status, bids.decided_at, bids.decided_by, bids.withdrawn_at, bids.revision, newest.received_at, newest.bid_amount IS NULL AS is_sealed, bids.updated_at`;

const SHA256 = "~ '^[0-9a-f]{64}$'";
const ADDRESS = "char_length(url) <= 2000 AND url ~* '^https?://[^[:space:]/]'";

/**
 * A trigger function that allows only one change of a row: filling in its unencrypted values after its tender was
 * opened.
 */
const keep = (name: string, { sealed, kept }: { sealed: string; kept: readonly string[] }) => {
  const columns = (row: string) => kept.map((column) => `${row}.${column}`).join(", ");
  return `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'UPDATE' AND OLD.${sealed} IS NULL AND NEW.${sealed} IS NOT NULL AND (${columns("OLD")}) IS NOT DISTINCT FROM (${columns("NEW")})
          AND EXISTS (SELECT FROM bids JOIN tenders ON tenders.id = bids.tender_id WHERE bids.id = NEW.bid_id AND tenders.opened_at IS NOT NULL)
       THEN
         RETURN NEW;
       END IF;
       RAISE EXCEPTION '% keeps what was submitted: it is never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
     END
   $$`;
};
const KEPT_OF_REVISIONS = ["bid_id", "revision", "submitted_at", "received_at", "receipt_number", "sealed_terms"];
const keepRevision = (kept: readonly string[]) => keep("keep_revision", { sealed: "bid_amount", kept });

const keptBy = (table: string, keeper: string) => [
  `CREATE TRIGGER ${table}_are_kept BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${keeper}()`,
  `CREATE TRIGGER ${table}_are_not_truncated BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

const STATEMENTS = [
  // The number of documents of a revision. If it is 0, no query reads bid_documents.
  `ALTER TABLE bid_revisions ADD COLUMN documents_count int NOT NULL DEFAULT 0 CHECK (documents_count BETWEEN 0 AND 20)`,
  keepRevision([...KEPT_OF_REVISIONS, "documents_count"]),
  `CREATE OR REPLACE VIEW submitted_bids WITH (security_invoker = true) AS SELECT ${COLUMNS}, newest.documents_count ${NEWEST}`,

  // document_key is the SHA-256 of the file. For a sealed bid, it is a keyed hash, which identifies the document
  // without revealing the SHA-256.
  `CREATE TABLE bid_documents (
     bid_id uuid NOT NULL,
     revision int NOT NULL,
     position int NOT NULL CHECK (position BETWEEN 1 AND 20),
     document_key text NOT NULL CHECK (document_key ${SHA256}),
     name text CHECK (char_length(name) BETWEEN 1 AND 200),
     bytes bigint CHECK (bytes BETWEEN 1 AND ${2 ** 40}),
     sha256 text CHECK (sha256 ${SHA256}),
     PRIMARY KEY (bid_id, revision, position),
     FOREIGN KEY (bid_id, revision) REFERENCES bid_revisions (bid_id, revision),
     CONSTRAINT bid_documents_name_key UNIQUE (bid_id, revision, name),
     CONSTRAINT bid_documents_plain_or_sealed CHECK ((name IS NULL) = (bytes IS NULL) AND (name IS NULL) = (sha256 IS NULL))
   )`,
  keep("keep_document", { sealed: "name", kept: ["bid_id", "revision", "position", "document_key"] }),
  ...keptBy("bid_documents", "keep_document"),

  `CREATE TABLE bid_document_addresses (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     bid_id uuid NOT NULL REFERENCES bids (id),
     document_key text NOT NULL CHECK (document_key ${SHA256}),
     url text CHECK (${ADDRESS}),
     sealed_url text,
     given_at timestamptz(3) NOT NULL,
     given_by uuid NOT NULL REFERENCES users (id),
     CONSTRAINT bid_document_addresses_plain_or_sealed CHECK (url IS NOT NULL OR sealed_url IS NOT NULL)
   )`,
  `CREATE INDEX bid_document_addresses_newest_idx ON bid_document_addresses (bid_id, document_key, given_at DESC, id DESC)`,
  `CREATE INDEX bid_document_addresses_given_by_idx ON bid_document_addresses (given_by)`,
  keep("keep_document_address", {
    sealed: "url",
    kept: ["id", "bid_id", "document_key", "sealed_url", "given_at", "given_by"],
  }),
  ...keptBy("bid_document_addresses", "keep_document_address"),
  // All Bids shows administrators which documents still lack an address, so a new address must change the revision of
  // All Bids.
  `CREATE TRIGGER bid_document_addresses_count_bid_change AFTER INSERT ON bid_document_addresses FOR EACH STATEMENT EXECUTE FUNCTION count_bid_change()`,

  `ALTER TABLE bid_drafts
     ADD COLUMN documents jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(documents) = 'array' AND jsonb_array_length(documents) <= 20),
     ADD CONSTRAINT bid_drafts_documents_plain_or_sealed CHECK (sealed_terms IS NULL OR documents = '[]')`,

  // The time of the last change of a tender's documents; null if the tender never had any.
  `ALTER TABLE tenders ADD COLUMN documents_set_at timestamptz(3)`,
  `CREATE TABLE tender_documents (
     tender_id uuid NOT NULL REFERENCES tenders (id),
     position int NOT NULL CHECK (position BETWEEN 1 AND 30),
     name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
     url text NOT NULL CHECK (${ADDRESS}),
     bytes bigint CHECK (bytes BETWEEN 1 AND ${2 ** 40}),
     sha256 text CHECK (sha256 ${SHA256}),
     PRIMARY KEY (tender_id, position),
     CONSTRAINT tender_documents_name_key UNIQUE (tender_id, name)
   )`,

  // Each reminder to give the addresses of documents is sent once for a closing time, by the process that inserts its
  // row first. One is sent at the closing, when 24 hours are left, and one when 6 hours are left.
  `CREATE TABLE document_reminders (
     tender_id uuid NOT NULL REFERENCES tenders (id) ON DELETE CASCADE,
     hours int NOT NULL CHECK (hours > 0),
     closing_date timestamptz(3) NOT NULL,
     PRIMARY KEY (tender_id, hours, closing_date)
   )`,
];

const BACK = [
  "DROP TABLE document_reminders",
  "DROP TABLE tender_documents",
  "ALTER TABLE tenders DROP COLUMN documents_set_at",
  "ALTER TABLE bid_drafts DROP COLUMN documents",
  "DROP TABLE bid_document_addresses",
  "DROP FUNCTION keep_document_address()",
  "DROP TABLE bid_documents",
  "DROP FUNCTION keep_document()",
];

/** Adds the documents of bids and tenders: their fingerprints and addresses. */
export class Documents1792520000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    const [{ bids, tenders }] = (await runner.query(
      "SELECT (SELECT count(*)::int FROM bid_documents) AS bids, (SELECT count(*)::int FROM tender_documents) AS tenders",
    )) as [{ bids: number; tenders: number }];
    if (bids + tenders > 0)
      throw new Error(
        `This migration cannot be reverted: ${bids} documents of bids and ${tenders} of tenders would be lost. Restore a backup that was made before it instead.`,
      );
    for (const statement of BACK) await runner.query(statement);
    // The view companies depends on the view submitted_bids, so both are dropped and created again.
    const [{ companies }] = (await runner.query("SELECT pg_get_viewdef('companies'::regclass) AS companies")) as [
      { companies: string },
    ];
    await runner.query("DROP VIEW companies");
    await runner.query("DROP VIEW submitted_bids");
    await runner.query(`CREATE VIEW submitted_bids WITH (security_invoker = true) AS SELECT ${COLUMNS} ${NEWEST}`);
    await runner.query(`CREATE VIEW companies WITH (security_invoker = true) AS ${companies}`);
    await runner.query(keepRevision(KEPT_OF_REVISIONS));
    await runner.query("ALTER TABLE bid_revisions DROP COLUMN documents_count");
  }
}
