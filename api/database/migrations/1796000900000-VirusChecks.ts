import type { MigrationInterface, QueryRunner } from "typeorm";

/** SQL that lists columns of the row OLD or NEW in a trigger function. */
const row = (of: "OLD" | "NEW", columns: readonly string[]) => columns.map((column) => `${of}.${column}`).join(", ");
const unchanged = (...columns: string[]) => `(${row("OLD", columns)}) IS NOT DISTINCT FROM (${row("NEW", columns)})`;

const NAMING = ["bid_document_addresses", "tender_documents", "company_documents"];

/**
 * The trigger function that keeps a whole file as it is.
 * @param whole The states of whole files: SQL literals
 * @param more SQL conditions under which a change is refused, in addition
 */
const keepFile = (whole: string, more: string) => `
  CREATE OR REPLACE FUNCTION keep_file() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'DELETE' THEN
         IF OLD.state IN ('refused', 'expired') THEN
           RETURN OLD;
         END IF;
         RAISE EXCEPTION 'files are kept as they were uploaded' USING ERRCODE = 'insufficient_privilege';
       END IF;
       IF NOT (${unchanged("id", "owner_id", "purpose", "tender_id", "bytes", "name", "started_at")})
          OR OLD.state IN ('refused', 'expired')
          OR (OLD.state IN (${whole}) AND NOT (${unchanged("sha256", "media_type", "sealed_facts", "document_key", "whole_at")}))
          OR (OLD.state = 'kept' AND NEW.state NOT IN ('kept', 'expired'))${more}
          OR (OLD.sha256 IS NOT NULL AND OLD.sha256 IS DISTINCT FROM NEW.sha256)
       THEN
         RAISE EXCEPTION 'files are kept as they were uploaded' USING ERRCODE = 'insufficient_privilege';
       END IF;
       IF OLD.state IN (${whole}) AND NEW.state = 'expired'
          AND (${NAMING.map((table) => `EXISTS (SELECT FROM ${table} WHERE file_id = OLD.id)`).join(" OR ")})
       THEN
         RAISE EXCEPTION 'a file that a tender, a bid or a company document names does not expire' USING ERRCODE = 'insufficient_privilege';
       END IF;
       RETURN NEW;
     END
   $$`;

/** The trigger function that lets documents name only whole files. */
const requireWholeFile = (whole: string) => `
  CREATE OR REPLACE FUNCTION require_whole_file() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF NOT EXISTS (SELECT FROM files WHERE id = NEW.file_id AND state IN (${whole}) FOR SHARE) THEN
         RAISE EXCEPTION 'the file is not whole' USING ERRCODE = 'check_violation', CONSTRAINT = 'named_files_are_whole';
       END IF;
       RETURN NEW;
     END
   $$`;

const allowStates = (states: string, whole: string) => [
  "ALTER TABLE files DROP CONSTRAINT files_state_check",
  `ALTER TABLE files ADD CONSTRAINT files_state_check CHECK (state IN (${states}))`,
  "ALTER TABLE files DROP CONSTRAINT files_kept_are_whole",
  `ALTER TABLE files ADD CONSTRAINT files_kept_are_whole CHECK (state NOT IN (${whole})
     OR (whole_at IS NOT NULL AND document_key IS NOT NULL AND (name IS NULL OR (sha256 IS NOT NULL AND media_type IS NOT NULL))))`,
];

const NOTICE_KIND = "fileRefused";
const NOTICE_REASON = "file";

/** Replaces the constraint on a column of `notices` by one that allows other names. */
async function allowNotices(runner: QueryRunner, column: "kind" | "reason", change: (names: string[]) => string[]) {
  const constraint = `notices_${column}_check`;
  const [{ definition }] = (await runner.query(
    "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1",
    [constraint],
  )) as [{ definition: string }];
  const names = change(Array.from(definition.matchAll(/'([^']+)'/g), ([, name]) => name!));
  await runner.query(`ALTER TABLE notices DROP CONSTRAINT ${constraint}`);
  await runner.query(
    `ALTER TABLE notices ADD CONSTRAINT ${constraint} CHECK (${column} IN (${names.map((name) => `'${name}'`).join(", ")}))`,
  );
}

const WHOLE = "'checking', 'kept'";

const UP = [
  `ALTER TABLE files ADD COLUMN scan_due_at timestamptz(3), ADD COLUMN scanned_at timestamptz(3),
     ADD COLUMN virus text CHECK (char_length(virus) BETWEEN 1 AND 200)`,
  ...allowStates("'uploading', 'checking', 'kept', 'refused', 'expired'", WHOLE),
  "ALTER TABLE files ADD CONSTRAINT files_viruses_are_refused CHECK (virus IS NULL OR (state = 'refused' AND scanned_at IS NOT NULL))",
  "CREATE INDEX files_checking_idx ON files (whole_at) WHERE state = 'checking'",
  keepFile(
    WHOLE,
    `
          OR (OLD.state = 'checking' AND NEW.state = 'uploading')
          OR (OLD.state = 'kept' AND NOT (${unchanged("scanned_at")}))`,
  ),
  requireWholeFile(WHOLE),
];

const DOWN = [
  "DROP INDEX files_checking_idx",
  "UPDATE files SET state = 'kept' WHERE state = 'checking'",
  keepFile("'kept'", ""),
  requireWholeFile("'kept'"),
  "ALTER TABLE files DROP CONSTRAINT files_viruses_are_refused",
  "ALTER TABLE files DROP COLUMN scan_due_at, DROP COLUMN scanned_at, DROP COLUMN virus",
  ...allowStates("'uploading', 'kept', 'refused', 'expired'", "'kept'"),
];

/**
 * Uploaded files are checked for viruses before they can be downloaded. After `down`, a document whose file had a virus
 * counts as delivered although the file was deleted, and `npm run audit:verify` names it.
 */
export class VirusChecks1796000900000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of UP) await runner.query(statement);
    await allowNotices(runner, "kind", (names) => [...names, NOTICE_KIND]);
    await allowNotices(runner, "reason", (names) => [...names, NOTICE_REASON]);
  }

  async down(runner: QueryRunner) {
    await runner.query(`DELETE FROM notices WHERE kind = '${NOTICE_KIND}' OR reason = '${NOTICE_REASON}'`);
    await allowNotices(runner, "kind", (names) => names.filter((name) => name !== NOTICE_KIND));
    await allowNotices(runner, "reason", (names) => names.filter((name) => name !== NOTICE_REASON));
    for (const statement of DOWN) await runner.query(statement);
  }
}
