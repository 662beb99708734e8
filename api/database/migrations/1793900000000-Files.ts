import type { MigrationInterface, QueryRunner } from "typeorm";

const SHA256 = "~ '^[0-9a-f]{64}$'";

/** SQL that lists columns of the row OLD or NEW in a trigger function. */
const row = (of: "OLD" | "NEW", columns: readonly string[]) => columns.map((column) => `${of}.${column}`).join(", ");
const unchanged = (...columns: string[]) => `(${row("OLD", columns)}) IS NOT DISTINCT FROM (${row("NEW", columns)})`;

/**
 * A trigger function that allows only one change of the address of a bid's document: filling in the unencrypted URL
 * after the tender was opened.
 */
const keepAddress = (kept: readonly string[]) => `
  CREATE OR REPLACE FUNCTION keep_document_address() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'UPDATE' AND OLD.url IS NULL AND NEW.url IS NOT NULL AND ${unchanged(...kept)}
          AND EXISTS (SELECT FROM bids JOIN tenders ON tenders.id = bids.tender_id WHERE bids.id = NEW.bid_id AND tenders.opened_at IS NOT NULL)
       THEN
         RETURN NEW;
       END IF;
       RAISE EXCEPTION '% keeps what was submitted: it is never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
     END
   $$`;
const KEPT_OF_ADDRESS = ["id", "bid_id", "document_key", "sealed_url", "given_at", "given_by"];

const SCOPES =
  "tenders:read bids:read bids:write profile:write tenders:write bids:decide users:write content:write audit:read".split(
    " ",
  );
const allowScopes = (scopes: readonly string[]) => [
  "ALTER TABLE api_tokens DROP CONSTRAINT api_tokens_scopes_check",
  `ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY[${scopes.map((scope) => `'${scope}'`).join(", ")}])`,
];

const STATEMENTS = [
  ...allowScopes([...SCOPES, "files:write"]),

  // For a bid on a sealed tender, name, SHA-256 and media type are encrypted in sealed_facts, and the bytes in the
  // store are encrypted, too. document_key is the SHA-256; for an encrypted file it is the keyed hash that
  // bid_documents contains, too.
  `CREATE TABLE files (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     owner_id uuid NOT NULL REFERENCES users (id),
     purpose text NOT NULL CHECK (purpose IN ('tenderDocument', 'bidDocument')),
     tender_id uuid REFERENCES tenders (id),
     bytes bigint NOT NULL CHECK (bytes BETWEEN 1 AND ${2 * 2 ** 30}),
     name text CHECK (char_length(name) BETWEEN 1 AND 200),
     sha256 text CHECK (sha256 ${SHA256}),
     media_type text CHECK (char_length(media_type) BETWEEN 1 AND 200),
     sealed_facts text,
     document_key text CHECK (document_key ${SHA256}),
     state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'kept', 'refused', 'expired')),
     started_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     whole_at timestamptz(3),
     unnamed_since timestamptz(3),
     CONSTRAINT files_plain_or_sealed CHECK ((name IS NULL) = (sealed_facts IS NOT NULL) AND (name IS NOT NULL OR (sha256 IS NULL AND media_type IS NULL))),
     CONSTRAINT files_of_bids_have_a_tender CHECK (purpose <> 'bidDocument' OR tender_id IS NOT NULL),
     CONSTRAINT files_kept_are_whole CHECK (state <> 'kept' OR (whole_at IS NOT NULL AND document_key IS NOT NULL AND (name IS NULL OR (sha256 IS NOT NULL AND media_type IS NOT NULL))))
   )`,
  "CREATE INDEX files_owner_idx ON files (owner_id, id)",
  "CREATE INDEX files_tender_idx ON files (tender_id)",
  "CREATE INDEX files_unfinished_idx ON files (started_at) WHERE state = 'uploading'",
  "CREATE INDEX files_kept_idx ON files (id) WHERE state = 'kept'",

  `ALTER TABLE bid_document_addresses ADD COLUMN file_id uuid REFERENCES files (id)`,
  "CREATE INDEX bid_document_addresses_file_idx ON bid_document_addresses (file_id)",
  keepAddress([...KEPT_OF_ADDRESS, "file_id"]),
  `ALTER TABLE tender_documents ADD COLUMN file_id uuid REFERENCES files (id)`,
  "CREATE INDEX tender_documents_file_idx ON tender_documents (file_id)",

  // Once a file is whole, its name, size, SHA-256 and media type never change. It can expire only while no tender and
  // no bid names it. Only the row of a refused or expired file can be deleted.
  `CREATE FUNCTION keep_file() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'DELETE' THEN
         IF OLD.state IN ('refused', 'expired') THEN
           RETURN OLD;
         END IF;
         RAISE EXCEPTION 'files are kept as they were uploaded' USING ERRCODE = 'insufficient_privilege';
       END IF;
       IF NOT (${unchanged("id", "owner_id", "purpose", "tender_id", "bytes", "name", "started_at")})
          OR OLD.state IN ('refused', 'expired')
          OR (OLD.state = 'kept' AND NOT (${unchanged("sha256", "media_type", "sealed_facts", "document_key", "whole_at")}))
          OR (OLD.state = 'kept' AND NEW.state NOT IN ('kept', 'expired'))
          OR (OLD.sha256 IS NOT NULL AND OLD.sha256 IS DISTINCT FROM NEW.sha256)
       THEN
         RAISE EXCEPTION 'files are kept as they were uploaded' USING ERRCODE = 'insufficient_privilege';
       END IF;
       IF OLD.state = 'kept' AND NEW.state = 'expired'
          AND (EXISTS (SELECT FROM bid_document_addresses WHERE file_id = OLD.id) OR EXISTS (SELECT FROM tender_documents WHERE file_id = OLD.id))
       THEN
         RAISE EXCEPTION 'a file that a tender or a bid names does not expire' USING ERRCODE = 'insufficient_privilege';
       END IF;
       RETURN NEW;
     END
   $$`,
  "CREATE TRIGGER files_are_kept BEFORE UPDATE OR DELETE ON files FOR EACH ROW EXECUTE FUNCTION keep_file()",
  "CREATE TRIGGER files_are_not_truncated BEFORE TRUNCATE ON files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()",

  // A document of a tender or bid can name only a whole file.
  `CREATE FUNCTION require_whole_file() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF NOT EXISTS (SELECT FROM files WHERE id = NEW.file_id AND state = 'kept' FOR SHARE) THEN
         RAISE EXCEPTION 'the file is not whole' USING ERRCODE = 'check_violation', CONSTRAINT = 'named_files_are_whole';
       END IF;
       RETURN NEW;
     END
   $$`,
  ...["bid_document_addresses", "tender_documents"].map(
    (table) =>
      `CREATE TRIGGER ${table}_name_whole_files BEFORE INSERT ON ${table} FOR EACH ROW WHEN (NEW.file_id IS NOT NULL) EXECUTE FUNCTION require_whole_file()`,
  ),
];

const BACK = [
  "UPDATE api_tokens SET scopes = array_remove(scopes, 'files:write') WHERE scopes <> ARRAY['files:write']",
  "DELETE FROM api_tokens WHERE scopes = ARRAY['files:write']",
  ...allowScopes(SCOPES),
  "DROP TRIGGER tender_documents_name_whole_files ON tender_documents",
  "DROP TRIGGER bid_document_addresses_name_whole_files ON bid_document_addresses",
  "DROP FUNCTION require_whole_file()",
  "ALTER TABLE tender_documents DROP COLUMN file_id",
  keepAddress(KEPT_OF_ADDRESS),
  "ALTER TABLE bid_document_addresses DROP COLUMN file_id",
  "DROP TABLE files",
  "DROP FUNCTION keep_file()",
];

/** Adds files that are uploaded to the portal, and lets documents of tenders and bids name them. */
export class Files1793900000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    const [{ files }] = (await runner.query("SELECT count(*)::int AS files FROM files")) as [{ files: number }];
    if (files > 0)
      throw new Error(
        `This migration cannot be reverted: ${files} uploaded files would be lost. Restore a backup that was made before it instead.`,
      );
    for (const statement of BACK) await runner.query(statement);
  }
}
