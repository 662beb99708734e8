import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the changes of a table do not count: what the product alone reads. */
const UNCOUNTED: Record<string, readonly string[]> = {
  api_tokens: [],
  saved_searches: [],
  notices: ["mail_due_at", "mail_bundle", "mailed_at"],
  notice_settings: [],
  webhook_deliveries: ["claimed_until"],
  outgoing_mails: ["text"],
};
const TABLES = Object.keys(UNCOUNTED);

const STAYS_AS_ASKED = `(OLD.tender_id, OLD.company_id, OLD.asked_by, OLD.text, OLD.asked_at) IS DISTINCT FROM (NEW.tender_id, NEW.company_id, NEW.asked_by, NEW.text, NEW.asked_at)
  OR OLD.number IS NOT NULL AND (OLD.number, OLD.published_question, OLD.answered_at) IS DISTINCT FROM (NEW.number, NEW.published_question, NEW.answered_at)`;
const DECIDED = "(OLD.declined_at IS NOT NULL OR OLD.withdrawn_at IS NOT NULL)";
const staysAsAsked = (condition: string) => `CREATE TRIGGER tender_questions_stay_as_asked BEFORE UPDATE ON tender_questions FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION refuse_change()`;

/** Questions leave their lists with a deleted tender, and come back with a restored one. */
const QUESTIONS = [
  `DROP TRIGGER tender_questions_stay_as_asked ON tender_questions`,
  staysAsAsked(`${STAYS_AS_ASKED} OR ${DECIDED} AND to_jsonb(OLD) - 'updated_at' IS DISTINCT FROM to_jsonb(NEW) - 'updated_at'`),
  `CREATE FUNCTION stamp_questions_of_tender() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE tender_questions SET updated_at = clock_timestamp() WHERE tender_id = NEW.id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER tenders_stamp_questions AFTER UPDATE ON tenders FOR EACH ROW
     WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION stamp_questions_of_tender()`,
  `CREATE INDEX tender_questions_updated_at_idx ON tender_questions (updated_at)`,
];

/** Integration requests are deleted for good: who keeps a copy of them is told which. */
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
  // Rows of an earlier product count as changed at this migration.
  ...TABLES.map((table) => `ALTER TABLE ${table} ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now()`),
  ...Object.entries(UNCOUNTED).map(
    ([table, names]) => `CREATE TRIGGER ${table}_stamp_change BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION stamp_change(${names.map((name) => `'${name}'`).join(", ")})`,
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
  staysAsAsked(`${STAYS_AS_ASKED} OR ${DECIDED}`),
  ...TABLES.map((table) => `DROP TRIGGER ${table}_stamp_change ON ${table}`),
  ...TABLES.map((table) => `ALTER TABLE ${table} DROP COLUMN updated_at`),
];

/** Every row that can change tells when it did, and lists of questions, integration requests and companies tell what is gone. */
export class ChangesOfEverything1793200000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
