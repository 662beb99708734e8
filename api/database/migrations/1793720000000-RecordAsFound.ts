import type { MigrationInterface, QueryRunner } from "typeorm";

const sum = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** SQL for a text as the audit trail records it. A long text is replaced by its beginning, length and SHA-256. */
const recorded = (text: string) =>
  `CASE WHEN char_length(${text}) <= 500 THEN ${text} ELSE left(${text}, 500) || '… (' || char_length(${text}) || ' characters, SHA-256 ' || ${sum(text)} || ')' END`;

const instant = (time: string) => `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for the SHA-256 of the receipt of a row of bid_revisions; null while the terms of the row are encrypted. */
const RECEIPT_SHA256 = sum(`
  '{"bidAmount":' || kept.bid_amount || ',"bidId":"' || kept.bid_id || '","companyId":"' || bids.company_id || '"'
  || coalesce((SELECT ',"documents":[' || string_agg('{"bytes":' || named.bytes || ',"name":' || to_json(named.name) || ',"sha256":"' || named.sha256 || '"}', ',' ORDER BY position) || ']'
       FROM bid_documents AS named WHERE named.bid_id = kept.bid_id AND named.revision = kept.revision AND named.name IS NOT NULL AND kept.documents_count > 0), '')
  || ',"documentsUrl":' || coalesce(to_json(kept.documents_url)::text, 'null') || ',"revision":' || kept.revision || ',"submittedAt":"' || ${instant("kept.submitted_at")}
  || '","technicalProposal":' || to_json(kept.technical_proposal) || ',"tenderId":"' || bids.tender_id || '","timelineDays":' || kept.timeline_days || '}'`);

const SEALED_SHA256 =
  sum(`kept.sealed_terms || coalesce((SELECT string_agg(E'\\n' || document_key, '' ORDER BY position)
  FROM bid_documents AS named WHERE named.bid_id = kept.bid_id AND named.revision = kept.revision), '')`);

/**
 * record_as_found() records the current rows of all users, tenders and bids in the audit trail. Without it, rows from
 * before this migration and rows of the demonstration data would have no event with their values. `npm run
 * audit:verify` compares the tables with the trail from these events on.
 */
export class RecordAsFound1793720000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      CREATE FUNCTION record_as_found() RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO audit_events (act, subject, subject_id, after)
          SELECT 'recordAsFound', 'user', id, jsonb_build_object('isAdmin', is_admin, 'status', status, 'deletedAt', deleted_at)
            FROM users ORDER BY id;

          INSERT INTO audit_events (act, subject, subject_id, tender_id, after)
          SELECT 'recordAsFound', 'tender', id, id, jsonb_build_object(
              'tenderNumber', tender_number, 'title', title, 'description', ${recorded("description")}, 'category', category,
              'budgetMin', budget_min, 'budgetMax', budget_max, 'openingDate', opening_date, 'closingDate', closing_date,
              'location', location, 'country', country, 'requirements', ${recorded("requirements")},
              'documentsUrl', ${recorded("documents_url")}, 'sealed', sealed, 'decisionExpectedOn', decision_expected_on,
              'discloseWinner', disclose_winner, 'readsOut', reads_out, 'status', status, 'deletedAt', deleted_at,
              'openingPersons', opening_persons, 'openedAt', opened_at, 'cancelledAt', cancelled_at,
              'cancelReason', ${recorded("cancel_reason")}, 'takesQuestions', takes_questions, 'questionsUntil', questions_until,
              'addenda', coalesce((SELECT jsonb_agg(jsonb_build_object('number', number, 'weight', weight) ORDER BY number) FROM addenda WHERE tender_id = tenders.id), '[]'),
              'opening', (SELECT jsonb_build_object('openedAt', opening.opened_at, 'openedBy', opened_by, 'receipts', receipts) FROM tender_openings AS opening WHERE tender_id = tenders.id))
            FROM tenders ORDER BY id;

          INSERT INTO audit_events (act, subject, subject_id, tender_id, after)
          SELECT 'recordAsFound', 'bid', bids.id, bids.tender_id, jsonb_build_object(
              'status', status, 'revision', bids.revision, 'decidedAt', decided_at, 'decidedBy', decided_by, 'withdrawnAt', withdrawn_at,
              'reason', reason, 'words', ${recorded("words")}, 'nextSteps', ${recorded("next_steps")},
              'revisions', (SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('revision', kept.revision, 'receiptNumber', receipt_number,
                                  'sha256', ${RECEIPT_SHA256}, 'sealedSha256', ${SEALED_SHA256})) ORDER BY kept.revision)
                              FROM bid_revisions AS kept WHERE kept.bid_id = bids.id),
              'addresses', coalesce((SELECT jsonb_agg(jsonb_build_object('givenAt', given_at, 'sha256', ${sum("coalesce(sealed_url, url)")}) ORDER BY given_at, id)
                              FROM bid_document_addresses WHERE bid_id = bids.id), '[]'),
              'openedAddresses', coalesce((SELECT jsonb_agg(jsonb_build_object('givenAt', given_at, 'sha256', ${sum("url")}) ORDER BY given_at, id)
                              FROM bid_document_addresses WHERE bid_id = bids.id AND sealed_url IS NOT NULL AND url IS NOT NULL), '[]'),
              'confirmed', coalesce((SELECT jsonb_agg(jsonb_build_object('addendum', addendum, 'revision', confirmed.revision) ORDER BY addendum, confirmed.revision)
                              FROM addendum_confirmations AS confirmed WHERE bid_id = bids.id), '[]'))
            FROM bids LEFT JOIN decision_reasons ON decision_reasons.bid_id = bids.id ORDER BY bids.id;
        END
      $$`);
    // With this lock, an act that runs at the same time records its event after the events of this migration.
    await runner.query("LOCK TABLE audit_events IN SHARE ROW EXCLUSIVE MODE");
    await runner.query("SELECT record_as_found()");
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP FUNCTION record_as_found()");
  }
}
