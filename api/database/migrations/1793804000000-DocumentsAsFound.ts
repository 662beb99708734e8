import type { MigrationInterface, QueryRunner } from "typeorm";

const sum = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** SQL for a text as the audit trail records it. A long text is replaced by its beginning, length and SHA-256. */
const recorded = (text: string) =>
  `CASE WHEN char_length(${text}) <= 500 THEN ${text} ELSE left(${text}, 500) || '… (' || char_length(${text}) || ' characters, SHA-256 ' || ${sum(text)} || ')' END`;

/** SQL for the SHA-256 of the list of documents that a tender shows; null without documents. */
const DOCUMENTS_SHA256 = sum(`
  (SELECT '[' || string_agg('[' || position || ',' || to_json(name) || ',' || to_json(url) || ',' || coalesce(bytes::text, 'null') || ',' || coalesce('"' || sha256 || '"', 'null') || ']', ',' ORDER BY position) || ']'
     FROM tender_documents WHERE tender_id = tenders.id AND documents_set_at IS NOT NULL)`);

/**
 * record_as_found() now also records the documents of tenders, and questions with their answers. `npm run audit:verify`
 * compares them with the tables from these events on.
 */
export class DocumentsAsFound1793804000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("ALTER FUNCTION record_as_found() RENAME TO record_outcomes_as_found");
    await runner.query(`
      CREATE FUNCTION record_documents_as_found() RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO audit_events (act, subject, subject_id, tender_id, after)
          SELECT 'recordAsFound', 'tender', id, id, jsonb_build_object('documentsSha256', ${DOCUMENTS_SHA256})
            FROM tenders ORDER BY id;

          INSERT INTO audit_events (act, subject, subject_id, tender_id, after)
          SELECT 'recordAsFound', 'question', id, tender_id, jsonb_build_object(
              'text', ${recorded("text")}, 'number', number, 'publishedQuestion', ${recorded("published_question")},
              'answer', ${recorded("answer")}, 'answeredAt', answered_at, 'correctedAt', corrected_at,
              'declinedAt', declined_at, 'declineReason', ${recorded("decline_reason")}, 'withdrawnAt', withdrawn_at,
              'earlierAnswers', coalesce((SELECT jsonb_agg(jsonb_build_object('answeredAt', earlier.answered_at, 'sha256', ${sum("earlier.answer")}) ORDER BY earlier.answered_at)
                                   FROM earlier_answers AS earlier WHERE question_id = tender_questions.id), '[]'))
            FROM tender_questions ORDER BY id;
        END
      $$`);
    await runner.query(`
      CREATE FUNCTION record_as_found() RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM record_outcomes_as_found();
          PERFORM record_documents_as_found();
        END
      $$`);
    // With this lock, an act that runs at the same time records its event after the events of this migration.
    await runner.query("LOCK TABLE audit_events IN SHARE ROW EXCLUSIVE MODE");
    await runner.query("SELECT record_documents_as_found()");
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP FUNCTION record_as_found(), record_documents_as_found()");
    await runner.query("ALTER FUNCTION record_outcomes_as_found() RENAME TO record_as_found");
  }
}
