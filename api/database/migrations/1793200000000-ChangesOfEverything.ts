import type { MigrationInterface, QueryRunner } from "typeorm";

/** Columns whose changes do not set updated_at, because no client reads them. */
const UNCOUNTED: Record<string, readonly string[]> = {
  api_tokens: [],
  saved_searches: [],
  notices: ["mail_due_at", "mail_bundle", "mailed_at"],
  notice_settings: [],
  webhook_deliveries: ["claimed_until"],
  outgoing_mails: ["text"],
};
const TABLES = Object.keys(UNCOUNTED);

const QUESTION_CHANGED = `(OLD.tender_id, OLD.company_id, OLD.asked_by, OLD.text, OLD.asked_at) IS DISTINCT FROM (NEW.tender_id, NEW.company_id, NEW.asked_by, NEW.text, NEW.asked_at)
  OR OLD.number IS NOT NULL AND (OLD.number, OLD.published_question, OLD.answered_at) IS DISTINCT FROM (NEW.number, NEW.published_question, NEW.answered_at)`;
const DECIDED = "(OLD.declined_at IS NOT NULL OR OLD.withdrawn_at IS NOT NULL)";
const refuseChangeIf = (condition: string) =>
  `CREATE TRIGGER tender_questions_stay_as_asked BEFORE UPDATE ON tender_questions FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION refuse_change()`;

/**
 * When a tender is deleted, its questions disappear from lists, and when it is restored, they return. So both set
 * updated_at of the questions.
 */
const QUESTIONS = [
  `DROP TRIGGER tender_questions_stay_as_asked ON tender_questions`,
  refuseChangeIf(
    `${QUESTION_CHANGED} OR ${DECIDED} AND to_jsonb(OLD) - 'updated_at' IS DISTINCT FROM to_jsonb(NEW) - 'updated_at'`,
  ),
  `CREATE FUNCTION stamp_questions_of_tender() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE tender_questions SET updated_at = clock_timestamp() WHERE tender_id = NEW.id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER tenders_stamp_questions AFTER UPDATE ON tenders FOR EACH ROW
     WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION stamp_questions_of_tender()`,
  `CREATE INDEX tender_questions_updated_at_idx ON tender_questions (updated_at)`,
];

/** Deleted integration requests leave no row, so their ids are stored for clients that have a copy of the list. */
const REQUESTS = [
  `CREATE TABLE contact_request_removals (id uuid PRIMARY KEY, removed_at timestamptz(3) NOT NULL)`,
  `CREATE INDEX contact_request_removals_removed_at_idx ON contact_request_removals (removed_at, id)`,
  `CREATE FUNCTION note_contact_request_removal() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO contact_request_removals (id, removed_at) VALUES (OLD.id, moment_of_change());
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER contact_requests_note_deletion AFTER DELETE ON contact_requests FOR EACH ROW EXECUTE FUNCTION note_contact_request_removal()`,
];

const STATEMENTS = [
  // Existing rows count as changed at the time of this migration.
  ...TABLES.map((table) => `ALTER TABLE ${table} ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now()`),
  ...Object.entries(UNCOUNTED).map(
    ([table, names]) =>
      `CREATE TRIGGER ${table}_stamp_change BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION stamp_change(${names.map((name) => `'${name}'`).join(", ")})`,
  ),
  ...QUESTIONS,
  ...REQUESTS,
  `CREATE INDEX users_deleted_idx ON users (updated_at, id) WHERE deleted_at IS NOT NULL`,
];

const BACK = [
  `DROP INDEX users_deleted_idx`,
  `DROP TRIGGER contact_requests_note_deletion ON contact_requests`,
  `DROP FUNCTION note_contact_request_removal()`,
  `DROP TABLE contact_request_removals`,
  `DROP INDEX tender_questions_updated_at_idx`,
  `DROP TRIGGER tenders_stamp_questions ON tenders`,
  `DROP FUNCTION stamp_questions_of_tender()`,
  `DROP TRIGGER tender_questions_stay_as_asked ON tender_questions`,
  refuseChangeIf(`${QUESTION_CHANGED} OR ${DECIDED}`),
  ...TABLES.map((table) => `DROP TRIGGER ${table}_stamp_change ON ${table}`),
  ...TABLES.map((table) => `ALTER TABLE ${table} DROP COLUMN updated_at`),
];

/**
 * Adds updated_at to every table that can change, and records removals of questions, integration requests and
 * companies.
 */
export class ChangesOfEverything1793200000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
