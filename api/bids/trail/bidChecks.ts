import { AS_FOUND } from "#api/bids/trail/recordAsFound.ts";
import { EVENTS, isAddressOf, isWholeOrRefused, RECEIPT_SHA256, SEALED_SHA256 } from "#api/bids/trail/sqlOfTrail.ts";
import { sqlSha256 } from "#api/core/database/sqlSha256.ts";

const SUBMITS = "act IN ('submitBid', 'reviseBid')";

/**
 * The revisions that audit events state, each with the SHA-256 of its receipt or of its encrypted terms. During an
 * update, processes of version 0.10.0 still record events that state only the revision's number. Such an event is
 * enough as proof, unless another event states the SHA-256.
 */
const STATED_REVISIONS = `
  SELECT subject_id AS bid_id, (after ->> 'revision')::int AS revision, after ->> 'receiptNumber' AS receipt_number, after ->> 'sha256' AS sha256, after ->> 'sealedSha256' AS sealed_sha256
    FROM ${EVENTS} AS event WHERE ${SUBMITS}
  UNION ALL
  SELECT subject_id, found.revision, "receiptNumber", sha256, "sealedSha256"
    FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'revisions') AS found (revision int, "receiptNumber" text, sha256 text, "sealedSha256" text)
   WHERE act = '${AS_FOUND.act}' AND subject = 'bid'`;

/** The receipts of the revisions that were opened, as the audit events of the openings state them. */
const OPENED_RECEIPTS = `
  SELECT opened."receiptNumber" AS receipt_number, opened.sha256
    FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'receipts') AS opened ("receiptNumber" text, sha256 text)
   WHERE act = 'openBids'`;

/**
 * SQL condition on `event`: no event recordAsFound of the same subject follows. If the condition is true, the values
 * that version 0.10.0 did not record may be missing from the trail. Otherwise, the event recordAsFound states these
 * values.
 */
const SINCE_FOUND = `NOT EXISTS (SELECT FROM audit_events AS found WHERE found.subject_id = event.subject_id AND found.act = '${AS_FOUND.act}' AND found.occurred_at >= event.occurred_at)`;

/**
 * Checks for each stored revision that an event submitted it, that its terms match the event and the receipt, and that
 * its number of documents is right. Also checks that each revision in the audit trail is stored.
 */
const REVISIONS = `
  WITH stated AS (${STATED_REVISIONS}), opened AS (${OPENED_RECEIPTS}),
       kept AS (SELECT kept.bid_id, kept.revision, kept.receipt_number, kept.sealed_terms IS NOT NULL AS is_sealed, kept.bid_amount IS NULL AS is_unread,
                       ${RECEIPT_SHA256} AS sha256, ${SEALED_SHA256} AS sealed_sha256,
                       kept.documents_count = (SELECT count(*) FROM bid_documents AS named WHERE named.bid_id = kept.bid_id AND named.revision = kept.revision) AS has_its_documents
                  FROM bid_revisions AS kept JOIN bids ON bids.id = kept.bid_id),
       compared AS (
         SELECT kept.bid_id, kept.revision, kept.receipt_number, is_sealed, is_unread, has_its_documents, bool_or(stated.bid_id IS NOT NULL) AS is_stated,
                coalesce(bool_or(CASE WHEN is_sealed THEN stated.sealed_sha256 = kept.sealed_sha256 ELSE stated.sha256 = kept.sha256 END) FILTER (WHERE stated.receipt_number IS NOT NULL),
                         bool_or(stated.bid_id IS NOT NULL)) AS is_as_submitted,
                NOT is_sealed OR coalesce(bool_or(stated.sha256 = kept.sha256), false) OR EXISTS (SELECT FROM opened WHERE opened.receipt_number = kept.receipt_number AND opened.sha256 = kept.sha256) AS is_as_in_receipt
           FROM kept LEFT JOIN stated ON stated.bid_id = kept.bid_id AND stated.revision = kept.revision AND coalesce(stated.receipt_number, kept.receipt_number) = kept.receipt_number
          GROUP BY kept.bid_id, kept.revision, kept.receipt_number, kept.sha256, is_sealed, is_unread, has_its_documents)
  SELECT 'revision ' || revision || ' of bid ' || bid_id || ' (receipt ' || receipt_number || '): '
      || CASE WHEN NOT is_stated THEN 'no event submitted it' WHEN NOT has_its_documents THEN 'it has other documents than were submitted'
              WHEN is_as_submitted IS NOT TRUE THEN 'it is not what its event says was submitted' ELSE 'its terms are not those of its receipt' END AS difference
    FROM compared
   WHERE NOT is_stated OR NOT has_its_documents OR is_as_submitted IS NOT TRUE OR (NOT is_unread AND is_as_in_receipt IS NOT TRUE)
  UNION ALL
  SELECT 'revision ' || stated.revision || ' of bid ' || stated.bid_id || ' (receipt ' || coalesce(stated.receipt_number, 'not recorded') || '): the trail has it, and the table does not'
    FROM stated LEFT JOIN bid_revisions AS kept ON kept.bid_id = stated.bid_id AND kept.revision = stated.revision AND kept.receipt_number = coalesce(stated.receipt_number, kept.receipt_number)
   WHERE kept.bid_id IS NULL`;

/**
 * Checks for each stored URL of a bid's document that an event records the URL with the stored time. For a URL that was
 * stored encrypted and is now readable, also checks that an opening decrypted it.
 */
const ADDRESSES = `
  WITH given AS (
         SELECT subject_id AS bid_id, (after ->> 'givenAt')::timestamptz AS given_at, after ->> 'addressSha256' AS sha256 FROM ${EVENTS} AS event WHERE act = 'giveDocumentAddress' AND after ? 'addressSha256'
         UNION ALL
         SELECT subject_id, found."givenAt", found.sha256 FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'addresses') AS found ("givenAt" timestamptz, sha256 text)
          WHERE act = '${AS_FOUND.act}' AND subject = 'bid'),
       opened AS (
         SELECT found."bidId" AS bid_id, found."givenAt" AS given_at, found.sha256 FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'addresses') AS found ("bidId" uuid, "givenAt" timestamptz, sha256 text)
          WHERE act = 'openBids'
         UNION ALL
         SELECT subject_id, found."givenAt", found.sha256 FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'openedAddresses') AS found ("givenAt" timestamptz, sha256 text)
          WHERE act = '${AS_FOUND.act}' AND subject = 'bid')
  SELECT 'address of a document of bid ' || bid_id || ', given at ' || given_at || ': no event gave it' AS difference FROM bid_document_addresses AS stored
   WHERE NOT EXISTS (SELECT FROM given WHERE (given.bid_id, given.given_at, given.sha256) = (stored.bid_id, stored.given_at, ${sqlSha256("coalesce(stored.sealed_url, stored.url)")}))
     AND NOT EXISTS (SELECT FROM ${EVENTS} AS event WHERE act = 'giveDocumentAddress' AND subject_id = stored.bid_id AND actor_id = stored.given_by AND NOT after ? 'addressSha256' AND ${SINCE_FOUND}
           AND occurred_at BETWEEN stored.given_at AND stored.given_at + interval '10 seconds')
  UNION ALL
  SELECT 'address of a document of bid ' || bid_id || ', given at ' || given_at || ': no opening decrypted it' FROM bid_document_addresses AS stored
   WHERE sealed_url IS NOT NULL AND url IS NOT NULL
     AND NOT EXISTS (SELECT FROM ${EVENTS} AS event JOIN bids ON bids.tender_id = event.subject_id WHERE act = 'openBids' AND bids.id = stored.bid_id AND NOT after ? 'addresses' AND ${SINCE_FOUND})
     AND NOT EXISTS (SELECT FROM opened WHERE (opened.bid_id, opened.given_at, opened.sha256) = (stored.bid_id, stored.given_at, ${sqlSha256("stored.url")}))`;

/**
 * Checks that the uploaded file of a bid's document belongs to the bid's company, has the document's key, and is at the
 * stored URL. Also checks that no URL is stored twice: one event would prove both rows, and the second could name
 * another file.
 */
const ADDRESS_FILES = `
  SELECT 'address of a document of bid ' || bid_id || ', given at ' || given_at || ': its uploaded file is another one' AS difference
    FROM bid_document_addresses AS stored JOIN bids ON bids.id = stored.bid_id
   WHERE stored.file_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM files WHERE files.id = stored.file_id AND files.purpose = 'bidDocument' AND ${isWholeOrRefused("files")}
           AND (files.owner_id, files.tender_id, files.document_key) = (bids.company_id, bids.tender_id, stored.document_key) AND (stored.url IS NULL OR ${isAddressOf("stored.url", "files")}))
  UNION ALL
  SELECT 'address of a document of bid ' || bid_id || ', given at ' || given_at || ': it is stored ' || count(*) || ' times'
    FROM bid_document_addresses GROUP BY bid_id, document_key, given_at, coalesce(sealed_url, url) HAVING count(*) > 1`;

/** Checks for each stored confirmation of addenda that an event records it. */
const CONFIRMATIONS = `
  WITH confirmed AS (
         SELECT subject_id AS bid_id, (after ->> 'upTo')::int AS addendum, (after ->> 'revision')::int AS revision FROM ${EVENTS} AS event WHERE act = 'confirmAddenda'
         UNION ALL
         SELECT subject_id, (after ->> 'addenda')::int, (after ->> 'revision')::int FROM ${EVENTS} AS event WHERE ${SUBMITS}
         UNION ALL
         SELECT subject_id, found.addendum, found.revision FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_to_recordset(after -> 'confirmed') AS found (addendum int, revision int)
          WHERE act = '${AS_FOUND.act}' AND subject = 'bid')
  SELECT 'confirmation of addendum ' || addendum || ' for bid ' || bid_id || ': no event confirmed it' AS difference FROM addendum_confirmations AS stored
   WHERE NOT EXISTS (SELECT FROM confirmed WHERE (confirmed.bid_id, confirmed.addendum, confirmed.revision) = (stored.bid_id, stored.addendum, stored.revision))
     AND NOT EXISTS (SELECT FROM ${EVENTS} AS event WHERE ${SUBMITS} AND subject_id = stored.bid_id AND (after ->> 'revision')::int = stored.revision AND NOT after ? 'receiptNumber' AND ${SINCE_FOUND}
           AND occurred_at BETWEEN stored.confirmed_at AND stored.confirmed_at + interval '10 seconds')`;

export const BID_CHECKS = [REVISIONS, ADDRESSES, ADDRESS_FILES, CONFIRMATIONS];
