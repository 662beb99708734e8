import type { EntityManager } from "typeorm";

import type { BidTerms } from "#api/bids/bid.rules.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { namedIn } from "#api/bids/documents/readDocuments.ts";
import { receiptOf } from "#api/bids/receipts/receiptOf.ts";
import { decryptTerms, placeOfTerms } from "#api/bids/sealed/termsEncryption.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import type { WrappingKeys } from "#api/core/encryption/wrappingKeys.ts";
import { readTenderKey } from "#api/tenders/sealed/tenderKey.ts";

type LiveRevision = BidRevision & {
  sealedTerms: string | null;
  companyId: string;
  documents: readonly NamedDocument[];
};

interface LiveReceipt {
  companyId: string;
  bidId: string;
  receiptNumber: string;
  /** The receipt's SHA-256, computed from the stored revision; null if the revision's encrypted terms were altered. */
  sha256: string | null;
}

/**
 * The number of revisions that are read at a time. It limits the memory: a technical proposal can have 50,000
 * characters.
 */
const REVISIONS_AT_ONCE = 100;

/**
 * Computes the receipts of a tender's live bids from the stored revisions. Encrypted terms are decrypted for this
 * computation only. Refuses CONFLICT if this server lacks the key that decrypts them.
 */
export async function liveReceipts(
  tx: Pick<EntityManager, "query" | "dataSource">,
  wrappingKeys: WrappingKeys,
  tenderId: string,
): Promise<LiveReceipt[]> {
  const revisions = rawRowsOf(tx.dataSource, BidRevision);
  const receipts: LiveReceipt[] = [];
  let key: Buffer | undefined;
  for (let last = NO_ID; ;) {
    const page = await tx.query<LiveRevision[]>(
      `SELECT ${revisions.columns("kept")}, kept.sealed_terms AS "sealedTerms", ${namedIn("kept")} AS documents, bids.company_id AS "companyId"
         FROM bids JOIN bid_revisions kept ON kept.bid_id = bids.id AND kept.revision = bids.revision
        WHERE bids.tender_id = $1 AND bids.withdrawn_at IS NULL AND bids.id > $2 ORDER BY bids.id LIMIT ${REVISIONS_AT_ONCE}`,
      [tenderId, last],
    );
    if (page.some(({ bidAmount }) => bidAmount === null)) key ??= await readTenderKey(tx, wrappingKeys, tenderId);
    for (const row of page) {
      const { bidId, companyId, receiptNumber } = row;
      const read = withTerms(
        Object.assign(revisions.read(row), { companyId, documents: row.documents }),
        tenderId,
        row.sealedTerms,
        key,
      );
      receipts.push({
        companyId,
        bidId,
        receiptNumber,
        sha256: (read && receiptOf({ id: bidId, tenderId, companyId }, read, read.documents)?.sha256) ?? null,
      });
    }
    if (page.length < REVISIONS_AT_ONCE) return receipts;
    last = page.at(-1)!.bidId;
  }
}

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Returns the revision with its terms, decrypted if they are encrypted; null if the encrypted terms were altered. */
function withTerms<T extends BidRevision>(
  row: T,
  tenderId: string,
  sealedTerms: string | null,
  key: Buffer | undefined,
): T | null {
  const { bidId, revision, bidAmount } = row;
  if (bidAmount !== null) return row;
  try {
    return Object.assign(
      row,
      decryptTerms(key!, sealedTerms!, placeOfTerms({ tenderId, bidId, revision })) as BidTerms,
    );
  } catch {
    return null;
  }
}
