import { createHash } from "node:crypto";

import canonicalize from "canonicalize";

import type { Bid } from "#api/bids/Bid.ts";
import type { BidReceipt } from "#api/bids/receipts/BidReceipt.ts";
import type { BidRevision } from "#api/bids/BidRevision.ts";

/** The receipt of one stored revision of a bid. BidReceipt's description documents this algorithm for integrators: change neither. */
export function receiptOf({ tenderId, companyId }: Bid, kept: BidRevision): BidReceipt {
  const { bidId, revision, submittedAt, bidAmount, timelineDays, technicalProposal, documentsUrl, receiptNumber } = kept;
  const canonicalForm = canonicalize({
    bidId, tenderId, companyId, revision, submittedAt: submittedAt.toISOString(),
    bidAmount, timelineDays, technicalProposal, documentsUrl,
  })!;
  const sha256 = createHash("sha256").update(canonicalForm, "utf8").digest("hex");
  return { receiptNumber, bidId, revision, submittedAt, sha256, canonicalForm };
}
