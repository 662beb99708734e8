import type { EntityManager } from "typeorm";

import type { BidTerms } from "#api/bids/bid.rules.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { openAddresses, type OpenedAddress, openDocuments } from "#api/bids/documents/openDocuments.ts";
import { refuseAlteredBid, decryptTerms, placeOfTerms } from "#api/bids/sealed/termsEncryption.ts";
import type { ReceiptHash } from "#api/bids/receipts/BidReceipt.ts";
import { receiptOf } from "#api/bids/receipts/receiptOf.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";

type SealedRevision = BidRevision & { sealedTerms: string; companyId: string };

/**
 * The number of revisions that are read at a time. It limits the memory: a technical proposal can have 50,000
 * characters.
 */
const REVISIONS_AT_ONCE = 100;

/**
 * Decrypts and stores the terms of every revision of a tender's bids, including withdrawn bids. The tender must already
 * be locked and stored as opened. Refuses CONFLICT if a revision was altered.
 * @returns the receipts of all revisions, and the proof of each decrypted URL of a file
 */
export async function openBids(
  tx: EntityManager,
  tenderId: string,
  key: Buffer,
): Promise<{ receipts: ReceiptHash[]; addresses: OpenedAddress[] }> {
  const revisions = rawRowsOf(tx.dataSource, BidRevision);
  const receipts: ReceiptHash[] = [];
  let hasDocuments = false;
  for (;;) {
    const page = await tx.query<SealedRevision[]>(
      `SELECT ${revisions.columns("kept")}, kept.sealed_terms AS "sealedTerms", bids.company_id AS "companyId"
         FROM bid_revisions kept JOIN bids ON bids.id = kept.bid_id
        WHERE bids.tender_id = $1 AND kept.bid_amount IS NULL ORDER BY kept.bid_id, kept.revision LIMIT ${REVISIONS_AT_ONCE}`,
      [tenderId],
    );
    if (page.length === 0) break;
    const opened = page.map((row) => Object.assign(revisions.read(row), termsOf(key, tenderId, row)));
    await tx.query(
      `UPDATE bid_revisions kept
          SET bid_amount = opened.amount, technical_proposal = opened.proposal, timeline_days = opened.days, documents_url = opened.documents
         FROM unnest($1::uuid[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[]) AS opened (bid_id, revision, amount, proposal, days, documents)
        WHERE kept.bid_id = opened.bid_id AND kept.revision = opened.revision`,
      (["bidId", "revision", "bidAmount", "technicalProposal", "timelineDays", "documentsUrl"] as const).map((name) =>
        opened.map((row) => row[name]),
      ),
    );
    await openDocuments(tx, opened);
    for (const row of opened) {
      const { receiptNumber, sha256 } = receiptOf(
        { id: row.bidId, tenderId, companyId: (row as SealedRevision).companyId },
        row,
        row.documents,
      )!;
      receipts.push({ receiptNumber, sha256 });
      hasDocuments ||= row.documentsCount > 0;
    }
  }
  return { receipts, addresses: hasDocuments ? await openAddresses(tx, tenderId, key) : [] };
}

function termsOf(key: Buffer, tenderId: string, { bidId, revision, sealedTerms, receiptNumber }: SealedRevision) {
  try {
    return decryptTerms(key, sealedTerms, placeOfTerms({ tenderId, bidId, revision })) as BidTerms & {
      documents?: NamedDocument[];
    };
  } catch {
    return refuseAlteredBid(receiptNumber);
  }
}
