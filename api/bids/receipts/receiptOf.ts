import { createHash, randomInt } from "node:crypto";

import canonicalize from "canonicalize";

import type { BidRevision } from "#api/bids/BidRevision.ts";
import type { BidRow } from "#api/bids/BidRow.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import type { BidReceipt } from "#api/bids/receipts/BidReceipt.ts";

/**
 * The receipt of one stored revision of a bid; null without its terms. The documents must be sorted by position. The
 * description of the GraphQL type BidReceipt documents this algorithm for integrators. Never change either.
 */
export function receiptOf(
  { id: bidId, tenderId, companyId }: Pick<BidRow, "id" | "tenderId" | "companyId">,
  kept: Omit<BidRevision, "bidId" | "sealedTerms" | "documentsCount">,
  documents: readonly NamedDocument[] = [],
): BidReceipt | null {
  const { revision, submittedAt, bidAmount, timelineDays, technicalProposal, documentsUrl, receivedAt, receiptNumber } =
    kept;
  // The bid is sealed and this reader may not decrypt it.
  if (bidAmount === null) return null;
  const canonicalForm = canonicalize({
    bidId,
    tenderId,
    companyId,
    revision,
    submittedAt: submittedAt.toISOString(),
    bidAmount,
    timelineDays,
    technicalProposal,
    documentsUrl,
    // Omitted without documents, so that receipts from before documents existed stay valid.
    ...(documents.length > 0 && { documents: documents.map(({ bytes, name, sha256 }) => ({ bytes, name, sha256 })) }),
  })!;
  const sha256 = createHash("sha256").update(canonicalForm, "utf8").digest("hex");
  return { receiptNumber, bidId, revision, submittedAt, receivedAt, sha256, canonicalForm };
}

/** Crockford's base 32. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const five = () => Array.from({ length: 5 }, () => DIGITS[randomInt(DIGITS.length)]).join("");

/**
 * A random receipt number AX-XXXXX-XXXXX with 50 bits: short enough to read aloud, and it does not reveal the number of
 * bids. The database function new_receipt_number does the same.
 */
export const newReceiptNumber = () => `AX-${five()}-${five()}`;
