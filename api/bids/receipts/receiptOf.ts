import { createHash } from "node:crypto";

import canonicalize from "canonicalize";

import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import type { BidReceipt } from "#api/bids/receipts/BidReceipt.ts";
import type { BidRevision } from "#api/bids/BidRevision.ts";
import type { BidRow } from "#api/bids/BidRow.ts";

/** The receipt of one stored revision of a bid, null without its terms. The documents are in the order of their positions. BidReceipt's description documents this algorithm for integrators: change neither. */
export function receiptOf({ id: bidId, tenderId, companyId }: Pick<BidRow, "id" | "tenderId" | "companyId">, kept: Omit<BidRevision, "bidId" | "sealedTerms" | "documentsCount">, documents: readonly NamedDocument[] = []): BidReceipt | null {
  const { revision, submittedAt, bidAmount, timelineDays, technicalProposal, documentsUrl, receivedAt, receiptNumber } = kept;
  // Sealed, and not for this reader.
  if (bidAmount === null) return null;
  const canonicalForm = canonicalize({
    bidId, tenderId, companyId, revision, submittedAt: submittedAt.toISOString(),
    bidAmount, timelineDays, technicalProposal, documentsUrl,
    // A receipt without documents keeps the form that it had before there were any.
    ...(documents.length > 0 && { documents: documents.map(({ bytes, name, sha256 }) => ({ bytes, name, sha256 })) }),
  })!;
  const sha256 = createHash("sha256").update(canonicalForm, "utf8").digest("hex");
  return { receiptNumber, bidId, revision, submittedAt, receivedAt, sha256, canonicalForm };
}
