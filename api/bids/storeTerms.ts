import type { EntityManager } from "typeorm";

import { type Actor, eventInsert, eventParameter } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BidTerms } from "#api/bids/bid.rules.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { documentKey } from "#api/bids/documents/documentKey.ts";
import { withAny } from "#api/bids/documents/withAny.ts";
import { newReceiptNumber } from "#api/bids/receipts/newReceiptNumber.ts";
import { receiptOf } from "#api/bids/receipts/receiptOf.ts";
import { refuseTooManyTerms } from "#api/bids/refuseTooManyTerms.ts";
import { placeOfTerms, sealText } from "#api/bids/sealed/sealedTerms.ts";
import { plainRows } from "#api/core/database/plainRows.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { noticeInsert, noticeParameter, tenderFacts } from "#api/notices/tell.ts";
import type { LockedTender } from "#api/tenders/lockOpenTender.ts";

interface Terms {
  /** Who submits or revises, and how the audit trail calls it. */
  actor: Actor & { user: { id: string } };
  act: "submitBid" | "reviseBid";
  /** The locked tender. */
  tender: LockedTender;
  /** Of the bid and its new revision. */
  bidId: string;
  revision: number;
  /** Of the bid, as the audit trail records it. */
  before?: object;
  /** Inserts the bid's row or moves it to its next revision; its parameters are $9 and on. */
  row: string;
  parameters: readonly unknown[];
  terms: BidTerms;
  documents: readonly NamedDocument[];
  /** Of a sealed tender, whose bids store their terms and documents encrypted. */
  tenderKey: Buffer | null;
  submittedAt: Date;
  receivedAt: Date;
}

const WITHOUT_TERMS = { bidAmount: null, technicalProposal: null, timelineDays: null, documentsUrl: null };
const RECORDED_BID = { subject_id: "bid.id", tender_id: "bid.tender_id", after: "jsonb_build_object('status', bid.status, 'revision', bid.revision)" };

/**
 * Stores submitted terms and documents as the bid's newest revision, deletes their draft, records it in the audit trail, tells the company's people,
 * confirms every addendum that there is, and answers the bid,
 * in one statement. The tender must be locked, and the bid too, if there is one. Refuses what refuseTooManyTerms refuses.
 */
export async function storeTerms(tx: EntityManager, { actor, act, tender, bidId, revision, before, row, parameters, terms, documents, tenderKey, submittedAt, receivedAt }: Terms): Promise<Bid> {
  const bids = plainRows(tx.dataSource, Bid);
  const sealedTerms = tenderKey && sealText(tenderKey, { ...terms, ...withAny(documents) }, placeOfTerms({ tenderId: tender.id, bidId, revision }));
  const { bidAmount, technicalProposal, timelineDays, documentsUrl } = sealedTerms === null ? terms : WITHOUT_TERMS;
  const receiptNumber = newReceiptNumber();
  const receipt = sealedTerms === null ? receiptOf({ id: bidId, tenderId: tender.id, companyId: actor.user.id }, { ...terms, documentsUrl: documentsUrl ?? null, revision, submittedAt, receivedAt, receiptNumber }, documents) : null;
  const notice = noticeParameter(
    {
      kind: act === "submitBid" ? "bidReceived" : "bidRevised",
      tenderId: tender.id,
      bidId,
      occurrence: String(revision),
      facts: { ...tenderFacts(tender), at: submittedAt.toISOString(), persons: [actor.user.id], closing: tender.closingDate.toISOString(), receipt: receiptNumber, hash: receipt?.sha256 ?? null },
    },
    [{ companyId: actor.user.id, reason: "bid" }],
  );
  const next = 9 + parameters.length;
  const [stored] = await tx.query<[Bid & { hasEarlierTerms: boolean }]>(
    prepared(`WITH bid AS (${row} RETURNING *),
          kept AS (INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at, received_at, sealed_terms, receipt_number, documents_count)
                   SELECT id, revision, $1::bigint, $2, $3::int, $4, $5::timestamptz, $6::timestamptz, $7, $8, jsonb_array_length($${next + 3}::jsonb) FROM bid RETURNING *, bid_amount IS NULL AS is_sealed),
          documents AS (INSERT INTO bid_documents (bid_id, revision, position, document_key, name, bytes, sha256)
                        SELECT bid.id, bid.revision, named.* FROM bid CROSS JOIN jsonb_to_recordset($${next + 3}::jsonb) AS named (position int, document_key text, name text, bytes bigint, sha256 text)),
          draft AS (DELETE FROM bid_drafts USING bid WHERE bid_drafts.tender_id = bid.tender_id AND bid_drafts.company_id = bid.company_id),
          recorded AS (${eventInsert(`$${next}`, RECORDED_BID, "bid")}),
          told AS (${noticeInsert(`$${next + 1}`)}),
          confirmed AS (INSERT INTO addendum_confirmations (bid_id, addendum, revision, confirmed_at, confirmed_by)
                        SELECT id, $${next + 2}::int, revision, $5::timestamptz, company_id FROM bid WHERE $${next + 2}::int > 0)
     SELECT ${bids.columns()}, EXISTS (SELECT FROM bids AS earlier WHERE earlier.tender_id = bid.tender_id AND earlier.company_id = bid.company_id) AS "hasEarlierTerms"
       FROM bid JOIN kept USING (revision)`),
    [bidAmount, technicalProposal, timelineDays, documentsUrl, submittedAt, receivedAt, sealedTerms, receiptNumber, ...parameters, eventParameter(actor, { act, subject: "bid", before }), notice, tender.newestAddendum, JSON.stringify(documentRows(documents, tenderKey))],
  );
  const { hasEarlierTerms, ...bid } = stored;
  if (hasEarlierTerms) await refuseTooManyTerms(tx, bid);
  // Its own company reads it.
  return Object.assign(bids.read(bid), terms);
}

/** Of a sealed tender without what its terms have encrypted. */
const documentRows = (documents: readonly NamedDocument[], tenderKey: Buffer | null) =>
  documents.map(({ name, bytes, sha256 }, place) => ({ position: place + 1, document_key: documentKey(sha256, tenderKey), ...(tenderKey === null && { name, bytes, sha256 }) }));
