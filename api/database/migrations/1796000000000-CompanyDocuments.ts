import type { MigrationInterface, QueryRunner } from "typeorm";

const KINDS =
  "taxClearance registrationCertificate insurance licence iso9001 iso14001 iso45001 bankReference referenceProject financialStatement other"
    .split(" ")
    .map((kind) => `'${kind}'`)
    .join(", ");

/** A trigger function that keeps the facts of a file, and a file that a row of one of these tables names. */
const keepFile = (tables: readonly string[], message: string) => `
  CREATE OR REPLACE FUNCTION keep_file() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.state IN ('refused', 'expired') THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'files are kept as they were uploaded' USING ERRCODE = 'insufficient_privilege';
      END IF;
      IF NOT ((OLD.id, OLD.owner_id, OLD.purpose, OLD.tender_id, OLD.bytes, OLD.name, OLD.started_at) IS NOT DISTINCT FROM (NEW.id, NEW.owner_id, NEW.purpose, NEW.tender_id, NEW.bytes, NEW.name, NEW.started_at))
         OR OLD.state IN ('refused', 'expired')
         OR (OLD.state = 'kept' AND NOT ((OLD.sha256, OLD.media_type, OLD.sealed_facts, OLD.document_key, OLD.whole_at) IS NOT DISTINCT FROM (NEW.sha256, NEW.media_type, NEW.sealed_facts, NEW.document_key, NEW.whole_at)))
         OR (OLD.state = 'kept' AND NEW.state NOT IN ('kept', 'expired'))
         OR (OLD.sha256 IS NOT NULL AND OLD.sha256 IS DISTINCT FROM NEW.sha256)
      THEN
        RAISE EXCEPTION 'files are kept as they were uploaded' USING ERRCODE = 'insufficient_privilege';
      END IF;
      IF OLD.state = 'kept' AND NEW.state = 'expired'
         AND (${tables.map((table) => `EXISTS (SELECT FROM ${table} WHERE file_id = OLD.id)`).join(" OR ")})
      THEN
        RAISE EXCEPTION '${message}' USING ERRCODE = 'insufficient_privilege';
      END IF;
      RETURN NEW;
    END
  $$`;
const NAMING = ["bid_document_addresses", "tender_documents"];

const allowPurposes = (purposes: string) => [
  "ALTER TABLE files DROP CONSTRAINT files_purpose_check",
  `ALTER TABLE files ADD CONSTRAINT files_purpose_check CHECK (purpose IN (${purposes}))`,
];

/**
 * The documents that a company keeps for its bids, and the purpose of their files. `down` deletes the rows of these
 * files, but no bytes, because a migration does not know the file store. `npm run files:verify` then names each of them
 * as in the store, but of no file of the database: delete those from the store by hand.
 */
export class CompanyDocuments1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    const statements = [
      ...allowPurposes("'tenderDocument', 'bidDocument', 'companyDocument'"),
      "ALTER TABLE files ADD CONSTRAINT files_of_companies_have_no_tender CHECK (purpose <> 'companyDocument' OR tender_id IS NULL AND sealed_facts IS NULL)",
      `CREATE TABLE company_documents (
         id uuid PRIMARY KEY DEFAULT uuid_v7(),
         company_id uuid NOT NULL REFERENCES users (id),
         file_id uuid NOT NULL UNIQUE REFERENCES files (id),
         kind text NOT NULL CHECK (kind IN (${KINDS})),
         name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
         number text CHECK (char_length(number) BETWEEN 1 AND 100),
         issuer text CHECK (char_length(issuer) BETWEEN 1 AND 200),
         valid_until date,
         created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
         updated_at timestamptz(3) NOT NULL,
         version int NOT NULL
       )`,
      "CREATE INDEX company_documents_company_idx ON company_documents (company_id)",
      "CREATE INDEX company_documents_expiry_idx ON company_documents (valid_until)",
      "CREATE TRIGGER company_documents_stamp_change BEFORE INSERT OR UPDATE ON company_documents FOR EACH ROW EXECUTE FUNCTION stamp_change()",
      "CREATE TRIGGER company_documents_name_whole_files BEFORE INSERT OR UPDATE OF file_id ON company_documents FOR EACH ROW EXECUTE FUNCTION require_whole_file()",
      keepFile(
        [...NAMING, "company_documents"],
        "a file that a tender, a bid or a company document names does not expire",
      ),
    ];
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    const statements = [
      keepFile(NAMING, "a file that a tender or a bid names does not expire"),
      "DROP TABLE company_documents",
      "UPDATE files SET state = 'expired' WHERE purpose = 'companyDocument' AND state IN ('uploading', 'kept')",
      "DELETE FROM files WHERE purpose = 'companyDocument'",
      "ALTER TABLE files DROP CONSTRAINT files_of_companies_have_no_tender",
      ...allowPurposes("'tenderDocument', 'bidDocument'"),
    ];
    for (const statement of statements) await runner.query(statement);
  }
}
