import { createHash } from "node:crypto";

import canonicalize from "canonicalize";

import type { BidReceipt } from "#api/bids/receipts/BidReceipt.ts";
import type { BidRevision } from "#api/bids/BidRevision.ts";
import type { BidRow } from "#api/bids/BidRow.ts";

/** The receipt of one stored revision of a bid, null without its terms. BidReceipt's description documents this algorithm for integrators: change neither. */
export function receiptOf({ id: bidId, tenderId, companyId }: Pick<BidRow, "id" | "tenderId" | "companyId">, kept: Omit<BidRevision, "bidId" | "sealedTerms">): BidReceipt | null {
  const { revision, submittedAt, bidAmount, timelineDays, technicalProposal, documentsUrl, receivedAt, receiptNumber } = kept;
  // Sealed, and not for this reader.
  if (bidAmount === null) return null;
  const canonicalForm = canonicalize({
    bidId, tenderId, companyId, revision, submittedAt: submittedAt.toISOString(),
    bidAmount, timelineDays, technicalProposal, documentsUrl,
  })!;
  const sha256 = createHash("sha256").update(canonicalForm, "utf8").digest("hex");
  return { receiptNumber, bidId, revision, submittedAt, receivedAt, sha256, canonicalForm };
}
