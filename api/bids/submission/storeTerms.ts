import type { EntityManager } from "typeorm";

import { type Actor, eventInsert, eventParameter } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BidTerms } from "#api/bids/bid.rules.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { documentKey, placeOfTerms, encryptTerms } from "#api/bids/sealed/termsEncryption.ts";
import { documentsIfAny } from "#api/bids/documents/readDocuments.ts";
import { newReceiptNumber, receiptOf } from "#api/bids/receipts/receiptOf.ts";
import { provedBy } from "#api/bids/trail/provedBy.ts";
import { refuseTooManyTerms } from "#api/bids/submission/refuseTooManyTerms.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { noticeInsert, noticeParameter, tenderFacts } from "#api/notices/notify.ts";
import { type LockedTender, refuseSealedClosing } from "#api/tenders/lockOpenTender.ts";

interface Terms {
  /** The user who submits or revises the bid, and the request, as the audit trail records them. */
  actor: Actor & { user: { id: string } };
  act: "submitBid" | "reviseBid";
  tender: LockedTender;
  bidId: string;
  revision: number;
  /** The changed fields of the bid with their values before and after, for the audit trail. */
  before?: object;
  after?: object;
  /**
   * SQL that inserts the bid's row in `bids`, or updates the row to the next revision. The first of its `parameters` is
   * $9.
   */
  row: string;
  parameters: readonly unknown[];
  terms: BidTerms;
  documents: readonly NamedDocument[];
  /**
   * The key of a sealed tender, which encrypts the terms and documents before they are stored; null for other tenders.
   */
  tenderKey: Buffer | null;
  submittedAt: Date;
  receivedAt: Date;
}

const WITHOUT_TERMS = { bidAmount: null, technicalProposal: null, timelineDays: null, documentsUrl: null };
const RECORDED_BID = {
  subject_id: "bid.id",
  tender_id: "bid.tender_id",
  after: "event.after || jsonb_build_object('status', bid.status, 'revision', bid.revision)",
};

/**
 * Stores a submission or revision of a bid in one SQL statement. It stores the terms and documents as the bid's newest
 * revision, deletes the company's draft, records the mutation in the audit trail, notifies the company's users,
 * confirms all addenda and returns the bid. The tender must be locked, and so must an existing bid. Refuses all that
 * refuseTooManyTerms and refuseSealedClosing refuse.
 */
export async function storeTerms(
  tx: EntityManager,
  {
    actor,
    act,
    tender,
    bidId,
    revision,
    before,
    after,
    row,
    parameters,
    terms,
    documents,
    tenderKey,
    submittedAt,
    receivedAt,
  }: Terms,
): Promise<Bid> {
  const bids = rawRowsOf(tx.dataSource, Bid);
  const sealedTerms =
    tenderKey &&
    encryptTerms(
      tenderKey,
      { ...terms, ...documentsIfAny(documents) },
      placeOfTerms({ tenderId: tender.id, bidId, revision }),
    );
  const { bidAmount, technicalProposal, timelineDays, documentsUrl } = sealedTerms === null ? terms : WITHOUT_TERMS;
  const receiptNumber = newReceiptNumber();
  const receipt =
    sealedTerms === null
      ? receiptOf(
          { id: bidId, tenderId: tender.id, companyId: actor.user.id },
          { ...terms, documentsUrl: documentsUrl ?? null, revision, submittedAt, receivedAt, receiptNumber },
          documents,
        )
      : null;
  const named = documentRows(documents, tenderKey);
  const { newestAddendum } = tender;
  const proof = provedBy({ receiptNumber, receipt, sealedTerms, documents: named, newestAddendum });
  const notice = noticeParameter(
    {
      kind: act === "submitBid" ? "bidReceived" : "bidRevised",
      tenderId: tender.id,
      bidId,
      occurrence: String(revision),
      facts: {
        ...tenderFacts(tender),
        at: submittedAt.toISOString(),
        persons: [actor.user.id],
        closing: tender.closingDate.toISOString(),
        receipt: receiptNumber,
        hash: receipt?.sha256 ?? null,
      },
    },
    [{ companyId: actor.user.id, reason: "bid" }],
  );
  const next = 9 + parameters.length;
  const [stored] = await tx
    .query<[Bid & { hasEarlierTerms: boolean }]>(
      prepared(`WITH bid AS (${row} RETURNING *),
          kept AS (INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at, received_at, sealed_terms, receipt_number, documents_count)
                   SELECT id, revision, $1::bigint, $2, $3::int, $4, $5::timestamptz, $6::timestamptz, $7, $8, jsonb_array_length($${next + 3}::jsonb) FROM bid RETURNING *, bid_amount IS NULL AS is_sealed),
          documents AS (INSERT INTO bid_documents (bid_id, revision, position, document_key, name, bytes, sha256, kind)
                        SELECT bid.id, bid.revision, named.* FROM bid CROSS JOIN jsonb_to_recordset($${next + 3}::jsonb) AS named (position int, document_key text, name text, bytes bigint, sha256 text, kind text)),
          draft AS (DELETE FROM bid_drafts USING bid WHERE bid_drafts.tender_id = bid.tender_id AND bid_drafts.company_id = bid.company_id),
          recorded AS (${eventInsert(`$${next}`, RECORDED_BID, "bid")}),
          notified AS (${noticeInsert(`$${next + 1}`)}),
          confirmed AS (INSERT INTO addendum_confirmations (bid_id, addendum, revision, confirmed_at, confirmed_by)
                        SELECT id, $${next + 2}::int, revision, $5::timestamptz, company_id FROM bid WHERE $${next + 2}::int > 0)
     SELECT ${bids.columns()}, EXISTS (SELECT FROM bids AS earlier WHERE earlier.tender_id = bid.tender_id AND earlier.company_id = bid.company_id) AS "hasEarlierTerms"
       FROM bid JOIN kept USING (revision)`),
      [
        bidAmount,
        technicalProposal,
        timelineDays,
        documentsUrl,
        submittedAt,
        receivedAt,
        sealedTerms,
        receiptNumber,
        ...parameters,
        eventParameter(actor, { act, subject: "bid", before, after: { ...after, ...proof } }),
        notice,
        newestAddendum,
        JSON.stringify(named),
      ],
    )
    .catch(refuseSealedClosing);
  const { hasEarlierTerms, ...bid } = stored;
  if (hasEarlierTerms) await refuseTooManyTerms(tx, bid);
  // The caller is the bid's own company, so the terms are returned unencrypted.
  return Object.assign(bids.read(bid), terms);
}

/**
 * Returns the rows of the documents to be inserted. For a sealed tender, the rows omit name, size, SHA-256 and kind,
 * which the encrypted terms contain.
 */
const documentRows = (documents: readonly NamedDocument[], tenderKey: Buffer | null) =>
  documents.map(({ name, bytes, sha256, kind }, place) => ({
    position: place + 1,
    document_key: documentKey(sha256, tenderKey),
    ...(tenderKey === null && { name, bytes, sha256, kind: kind ?? null }),
  }));
