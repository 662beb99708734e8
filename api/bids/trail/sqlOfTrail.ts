import { sqlSha256 } from "#api/core/database/sqlSha256.ts";
import { WHOLE_STATES } from "#api/files/namedFiles.ts";

/**
 * SQL expressions for comparing the tables with the audit trail. They call none of the application's database
 * functions, because an attacker who can change rows can also replace those functions.
 */

const instant = (time: string) => `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * SQL expression for the SHA-256 of a revision's receipt, as receiptOf computes it; null while the terms are encrypted.
 * `kept` is the alias of the row of bid_revisions, and `bids` is the alias of the bid's row.
 */
export const RECEIPT_SHA256 = sqlSha256(`
  '{"bidAmount":' || kept.bid_amount || ',"bidId":"' || kept.bid_id || '","companyId":"' || bids.company_id || '"'
  || coalesce((SELECT ',"documents":[' || string_agg('{"bytes":' || named.bytes || ',"name":' || to_json(named.name) || ',"sha256":"' || named.sha256 || '"}', ',' ORDER BY position) || ']'
       FROM bid_documents AS named WHERE named.bid_id = kept.bid_id AND named.revision = kept.revision AND named.name IS NOT NULL AND kept.documents_count > 0), '')
  || ',"documentsUrl":' || coalesce(to_json(kept.documents_url)::text, 'null') || ',"revision":' || kept.revision || ',"submittedAt":"' || ${instant("kept.submitted_at")}
  || '","technicalProposal":' || to_json(kept.technical_proposal) || ',"tenderId":"' || bids.tender_id || '","timelineDays":' || kept.timeline_days || '}'`);

/**
 * SQL expression for the SHA-256 of a revision's encrypted terms and its documents' keys, as provedBy computes it.
 * `kept` is the alias of the row of bid_revisions.
 */
export const SEALED_SHA256 =
  sqlSha256(`kept.sealed_terms || coalesce((SELECT string_agg(E'\\n' || document_key, '' ORDER BY position)
    FROM bid_documents AS named WHERE named.bid_id = kept.bid_id AND named.revision = kept.revision), '')`);

/**
 * SQL condition: a stored text equals the text in the audit trail. A long text is compared by its SHA-256. Both texts
 * may be null.
 */
export const isSameText = (stored: string, recorded: string) =>
  `(${stored} IS NOT DISTINCT FROM ${recorded} OR coalesce(right(${recorded}, 73) = 'SHA-256 ' || ${sqlSha256(stored)} || ')', false))`;

/**
 * SQL condition: a stored URL is that of the uploaded file, `/files/{id}`. The origin is not compared, because the
 * portal's origin can change.
 */
export const isAddressOf = (url: string, files: string) => `right(${url}, 43) = '/files/' || ${files}.id`;

/** SQL: the audit events of successful operations that contain new values. */
export const EVENTS = `(SELECT * FROM audit_events WHERE outcome = 'done' AND jsonb_typeof(after) = 'object')`;

/**
 * SQL condition on a row of `files`: the file is whole, or the virus check refused it and an event says so.
 * @param files The SQL alias of the row of `files`
 */
export const isWholeOrRefused = (files: string) => `(${files}.state IN ${WHOLE_STATES} OR (${files}.state = 'refused'
     AND EXISTS (SELECT FROM ${EVENTS} AS event WHERE act = 'refuseFile' AND after ->> 'fileId' = ${files}.id::text)))`;

/**
 * SQL expression on a row of `tenders`: the SHA-256 of the documents that the tender shows, as documentsSha256 computes
 * it; null without documents.
 */
export const DOCUMENTS_SHA256 = sqlSha256(`
  (SELECT '[' || string_agg('[' || position || ',' || to_json(named.name) || ',' || to_json(named.url) || ',' || coalesce(named.bytes::text, 'null') || ',' || coalesce('"' || named.sha256 || '"', 'null') || ']', ',' ORDER BY position) || ']'
     FROM tender_documents AS named WHERE named.tender_id = tenders.id AND tenders.documents_set_at IS NOT NULL)`);
