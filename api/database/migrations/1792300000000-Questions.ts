import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sets published_at: when the tender was last published. It is null for a draft, and for a tender that was published
 * before this migration.
 */
const PUBLISHED = [
  `CREATE FUNCTION stamp_published() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NEW.status = 'draft' THEN
       NEW.published_at := NULL;
     ELSIF TG_OP = 'INSERT' OR OLD.status = 'draft' THEN
       NEW.published_at := clock_timestamp();
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER tenders_stamp_published BEFORE INSERT OR UPDATE OF status ON tenders FOR EACH ROW EXECUTE FUNCTION stamp_published()`,
];

const STATEMENTS = [
  `ALTER TABLE tenders ADD COLUMN takes_questions boolean NOT NULL DEFAULT true, ADD COLUMN questions_until timestamptz(3), ADD COLUMN published_at timestamptz(3)`,
  ...PUBLISHED,

  `CREATE TABLE tender_questions (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     tender_id uuid NOT NULL REFERENCES tenders (id),
     company_id uuid NOT NULL REFERENCES users (id),
     asked_by uuid NOT NULL REFERENCES users (id),
     text text NOT NULL CHECK (char_length(text) BETWEEN 10 AND 5000),
     asked_at timestamptz(3) NOT NULL,
     number int CHECK (number > 0),
     published_question text CHECK (char_length(published_question) BETWEEN 10 AND 5000),
     answer text CHECK (char_length(answer) BETWEEN 1 AND 10000),
     answered_at timestamptz(3),
     answered_by uuid REFERENCES users (id),
     corrected_at timestamptz(3),
     declined_at timestamptz(3),
     declined_by uuid REFERENCES users (id),
     decline_reason text CHECK (char_length(decline_reason) BETWEEN 10 AND 1000),
     withdrawn_at timestamptz(3),
     version int NOT NULL,
     updated_at timestamptz(3) NOT NULL DEFAULT now(),
     CONSTRAINT tender_questions_decided_once CHECK (num_nonnulls(answered_at, declined_at, withdrawn_at) <= 1),
     CONSTRAINT tender_questions_answer_is_whole CHECK (num_nonnulls(number, published_question, answer, answered_at, answered_by) IN (0, 5)),
     CONSTRAINT tender_questions_decline_is_whole CHECK (num_nonnulls(declined_at, declined_by, decline_reason) IN (0, 3)),
     CONSTRAINT tender_questions_correction_follows CHECK (corrected_at IS NULL OR answered_at IS NOT NULL),
     CONSTRAINT tender_questions_number_key UNIQUE (tender_id, number)
   )`,
  // For the list of a company's own questions, its hourly limit, and the check for a repeated text.
  `CREATE INDEX tender_questions_of_company_idx ON tender_questions (company_id, asked_at DESC, id DESC)`,
  `CREATE UNIQUE INDEX tender_questions_asked_once_key ON tender_questions (tender_id, company_id, md5(text)) WHERE withdrawn_at IS NULL`,
  `CREATE INDEX tender_questions_newest_idx ON tender_questions (asked_at DESC, id DESC)`,
  `CREATE INDEX tender_questions_undecided_idx ON tender_questions (tender_id, id) WHERE answered_at IS NULL AND declined_at IS NULL AND withdrawn_at IS NULL`,
  `CREATE TRIGGER tender_questions_stamp_change BEFORE INSERT OR UPDATE ON tender_questions FOR EACH ROW EXECUTE FUNCTION stamp_change()`,
  `CREATE TRIGGER tender_questions_stay_as_asked BEFORE UPDATE ON tender_questions FOR EACH ROW
     WHEN ((OLD.tender_id, OLD.company_id, OLD.asked_by, OLD.text, OLD.asked_at) IS DISTINCT FROM (NEW.tender_id, NEW.company_id, NEW.asked_by, NEW.text, NEW.asked_at)
       OR OLD.number IS NOT NULL AND (OLD.number, OLD.published_question, OLD.answered_at) IS DISTINCT FROM (NEW.number, NEW.published_question, NEW.answered_at)
       OR OLD.declined_at IS NOT NULL OR OLD.withdrawn_at IS NOT NULL)
     EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER tender_questions_are_kept BEFORE DELETE ON tender_questions FOR EACH ROW EXECUTE FUNCTION refuse_change()`,

  `CREATE TABLE earlier_answers (
     question_id uuid NOT NULL REFERENCES tender_questions (id),
     answer text NOT NULL,
     answered_at timestamptz(3) NOT NULL,
     answered_by uuid NOT NULL REFERENCES users (id),
     PRIMARY KEY (question_id, answered_at)
   )`,
  `CREATE TRIGGER earlier_answers_are_kept BEFORE UPDATE OR DELETE ON earlier_answers FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
];

/** Adds questions about tenders and their answers. */
export class Questions1792300000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE earlier_answers, tender_questions");
    await runner.query("DROP TRIGGER tenders_stamp_published ON tenders");
    await runner.query("DROP FUNCTION stamp_published()");
    await runner.query(
      "ALTER TABLE tenders DROP COLUMN takes_questions, DROP COLUMN questions_until, DROP COLUMN published_at",
    );
  }
}
