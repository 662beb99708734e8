import { VALID_EVENT_OF_APPROVAL } from "#api/bids/opening/opening.reads.ts";
import { AS_FOUND } from "#api/bids/trail/recordAsFound.ts";
import {
  DOCUMENTS_SHA256,
  EVENTS,
  isAddressOf,
  isSameText,
  isWholeOrRefused,
  RECEIPT_SHA256,
} from "#api/bids/trail/sqlOfTrail.ts";
import { sqlSha256 } from "#api/core/database/sqlSha256.ts";

/** Checks that an event issued each stored addendum, with its number and weight. */
const ADDENDA = `
  WITH issued AS (
         SELECT subject_id AS tender_id, (after ->> 'number')::int AS number, after ->> 'weight' AS weight FROM ${EVENTS} AS event WHERE act = 'issueAddendum'
         UNION ALL
         SELECT subject_id, found.number, found.weight FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'addenda') AS found (number int, weight text)
          WHERE act = '${AS_FOUND.act}' AND subject = 'tender')
  SELECT 'addendum ' || number || ' of tender ' || tender_id || ': no event issued it' AS difference FROM addenda AS stored
   WHERE NOT EXISTS (SELECT FROM issued WHERE (issued.tender_id, issued.number, issued.weight) = (stored.tender_id, stored.number, stored.weight))`;

/**
 * Checks the number of each tender's newest addendum. If the stored number were too low, the screens would hide
 * addenda, and a new bid would confirm too few addenda.
 */
const NEWEST_ADDENDUM = `
  SELECT 'tender ' || id || ': newestAddendum is ' || newest_addendum || ', and its newest addendum is ' || found AS difference
    FROM (SELECT id, newest_addendum, coalesce((SELECT max(number) FROM addenda WHERE tender_id = tenders.id), 0) AS found FROM tenders) AS tender
   WHERE newest_addendum <> found`;

/**
 * Checks the documents that each tender shows. During an update, processes of version 0.10.0 still record new documents
 * as a text, and record no documents for a copy of a tender.
 */
const DOCUMENTS = `
  WITH stated AS (
         SELECT DISTINCT ON (subject_id) subject_id AS tender_id, act, after FROM ${EVENTS} AS event
          WHERE subject = 'tender' AND (act IN ('setTenderDocuments', 'copyTender') OR (act = '${AS_FOUND.act}' AND after ? 'documentsSha256'))
          ORDER BY subject_id, occurred_at DESC, id DESC),
       stored AS (
         SELECT id AS tender_id, ${DOCUMENTS_SHA256} AS sha256,
                (SELECT string_agg(concat_ws(' · ', name, url, bytes || ' bytes', 'SHA-256 ' || sha256), E'\n' ORDER BY position) FROM tender_documents WHERE tender_id = tenders.id) AS words
           FROM tenders)
  SELECT 'documents of tender ' || stored.tender_id || ': they are not what the trail says' AS difference
    FROM stored LEFT JOIN stated ON stated.tender_id = stored.tender_id
   WHERE CASE WHEN after ? 'documentsSha256' OR stated.tender_id IS NULL THEN stored.sha256 IS DISTINCT FROM after ->> 'documentsSha256'
              WHEN act = 'copyTender' THEN false ELSE stored.words IS DISTINCT FROM after ->> 'documents' END`;

/**
 * Checks that the uploaded file of a tender's document has the document's URL, name, size and SHA-256. Also checks that
 * a document whose URL is an uploaded file is linked to the file: a file without such a link expires, and the readers
 * lose it.
 */
const DOCUMENT_FILES = `
  SELECT 'document ' || position || ' of tender ' || named.tender_id || ': its uploaded file is not the one of its address' AS difference
    FROM tender_documents AS named LEFT JOIN files
      ON files.purpose = 'tenderDocument' AND ${isAddressOf("named.url", "files")} AND (files.name, files.bytes, files.sha256) = (named.name, named.bytes, named.sha256)
   WHERE CASE WHEN named.file_id IS NULL THEN files.id IS NOT NULL ELSE NOT coalesce(${isWholeOrRefused("files")}, false) OR files.id IS DISTINCT FROM named.file_id END`;

/** Checks for each answer that a correction has replaced that an event contains the same answer. */
const EARLIER_ANSWERS = `
  WITH given AS (SELECT subject_id AS question_id, coalesce(after ->> 'correctedAt', after ->> 'answeredAt')::timestamptz AS answered_at, after ->> 'answer' AS answer FROM ${EVENTS} AS event WHERE subject = 'question'),
       found AS (
         SELECT subject_id AS question_id, earlier."answeredAt" AS answered_at, earlier.sha256 FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'earlierAnswers') AS earlier ("answeredAt" timestamptz, sha256 text)
          WHERE act = '${AS_FOUND.act}' AND subject = 'question')
  SELECT 'earlier answer of question ' || question_id || ', of ' || answered_at || ': no event gave it' AS difference FROM earlier_answers AS stored
   WHERE NOT EXISTS (SELECT FROM given WHERE (given.question_id, given.answered_at) = (stored.question_id, stored.answered_at) AND ${isSameText("stored.answer", "given.answer")})
     AND NOT EXISTS (SELECT FROM found WHERE (found.question_id, found.answered_at, found.sha256) = (stored.question_id, stored.answered_at, ${sqlSha256("stored.answer")}))`;

const APPROVALS = `
  SELECT 'approval of the opening of tender ' || tender_id || ' by ' || user_id || ': no event gave it, or a later one ended it' AS difference
    FROM opening_approvals AS approval WHERE NOT ${VALID_EVENT_OF_APPROVAL}`;

/** Checks the stored record of each opening, which the screens show: its time, the administrators, and the receipts. */
const OPENINGS = `
  WITH stated AS (
         SELECT subject_id AS tender_id, after AS opening FROM ${EVENTS} AS event WHERE act = 'openBids'
         UNION ALL
         SELECT subject_id, after -> 'opening' FROM ${EVENTS} AS event WHERE act = '${AS_FOUND.act}' AND subject = 'tender' AND jsonb_typeof(after -> 'opening') = 'object')
  SELECT 'opening of tender ' || coalesce(stored.tender_id, stated.tender_id) || ': '
      || CASE WHEN stored.tender_id IS NULL THEN 'the trail has it, and the table does not' ELSE 'it is not what the trail says' END AS difference
    FROM tender_openings AS stored FULL JOIN stated
      ON stated.tender_id = stored.tender_id AND (opening ->> 'openedAt')::timestamptz = stored.opened_at
     AND opening -> 'openedBy' = to_jsonb(stored.opened_by) AND opening -> 'receipts' = stored.receipts
   WHERE stored.tender_id IS NULL OR stated.tender_id IS NULL`;

/** SQL expression for the hash of a closing seal, as closingSealHash computes it. */
const SEAL_SHA256 = sqlSha256(
  `coalesce((SELECT string_agg(receipt ->> 'sha256' || E'\\n', '' ORDER BY receipt ->> 'sha256' COLLATE "C") FROM jsonb_array_elements(stored.receipts) AS receipt), '')`,
);

const SEALS = `
  WITH stated AS (SELECT subject_id AS tender_id, (after ->> 'closing')::int AS closing, after ->> 'sha256' AS sha256, after -> 'receipts' AS receipts FROM ${EVENTS} AS event WHERE act = 'sealBids')
  SELECT 'closing seal ' || coalesce(stored.closing, stated.closing) || ' of tender ' || coalesce(stored.tender_id, stated.tender_id) || ': '
      || CASE WHEN stored.tender_id IS NULL THEN 'the trail has it, and the table does not' WHEN stated.tender_id IS NULL THEN 'it is not the one that the trail says was made first'
              ELSE 'it is not the hash of its receipts' END AS difference
    FROM closing_seals AS stored FULL JOIN stated
      ON stated.tender_id = stored.tender_id AND stated.closing = stored.closing AND stated.sha256 = stored.sha256 AND stated.receipts = stored.receipts
   WHERE stored.tender_id IS NULL OR stated.tender_id IS NULL OR stored.sha256 <> ${SEAL_SHA256}`;

/**
 * Compares the newest closing seal of each closed tender with its live bids. An encrypted bid is compared only by its
 * receipt number.
 */
const SEALED_BIDS = `
  WITH newest AS (
         SELECT DISTINCT ON (tender_id) tender_id, closing, receipts FROM closing_seals AS seal
          WHERE NOT EXISTS (SELECT FROM tenders_to_seal AS due WHERE due.tender_id = seal.tender_id) ORDER BY tender_id, closing DESC),
       sealed AS (SELECT tender_id, closing, receipt ->> 'receiptNumber' AS receipt_number, receipt ->> 'sha256' AS sha256 FROM newest CROSS JOIN LATERAL jsonb_array_elements(receipts) AS receipt),
       live AS (SELECT bids.tender_id, newest.closing, kept.receipt_number, ${RECEIPT_SHA256} AS sha256
                  FROM newest JOIN bids ON bids.tender_id = newest.tender_id JOIN bid_revisions AS kept ON kept.bid_id = bids.id AND kept.revision = bids.revision
                 WHERE bids.withdrawn_at IS NULL)
  SELECT 'closing seal ' || coalesce(sealed.closing, live.closing) || ' of tender ' || coalesce(sealed.tender_id, live.tender_id) || ': '
      || CASE WHEN sealed.tender_id IS NULL THEN 'it leaves out the receipt ' || live.receipt_number WHEN live.tender_id IS NULL THEN 'no live bid has its receipt ' || sealed.receipt_number
              ELSE 'the receipt ' || live.receipt_number || ' is another' END AS difference
    FROM sealed FULL JOIN live ON live.tender_id = sealed.tender_id AND live.receipt_number = sealed.receipt_number
   WHERE sealed.tender_id IS NULL OR live.tender_id IS NULL OR live.sha256 <> sealed.sha256`;

export const TENDER_CHECKS = [
  ADDENDA,
  NEWEST_ADDENDUM,
  DOCUMENTS,
  DOCUMENT_FILES,
  EARLIER_ANSWERS,
  APPROVALS,
  OPENINGS,
  SEALS,
  SEALED_BIDS,
];
