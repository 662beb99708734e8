import { createHash, randomInt } from "node:crypto";

import canonicalize from "canonicalize";

import type { BidRevision } from "#api/bids/BidRevision.ts";
import type { BidRow } from "#api/bids/BidRow.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import type { BidReceipt } from "#api/bids/receipts/BidReceipt.ts";

/**
 * Returns the receipt of a stored revision of a bid; null if `kept` has no terms. The documents must be sorted by
 * position. Never change this algorithm: integrators compute the same hash. The description of the GraphQL type
 * BidReceipt documents the algorithm.
 */
export function receiptOf(
  { id: bidId, tenderId, companyId }: Pick<BidRow, "id" | "tenderId" | "companyId">,
  kept: Omit<BidRevision, "bidId" | "sealedTerms" | "documentsCount">,
  documents: readonly NamedDocument[] = [],
): BidReceipt | null {
  const { revision, submittedAt, bidAmount, timelineDays, technicalProposal, documentsUrl, receivedAt, receiptNumber } =
    kept;
  // The bid is sealed, and this user may not read its terms.
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
    // Omit an empty list, so that receipts from before bids could name documents stay valid.
    ...(documents.length > 0 && { documents: documents.map(({ bytes, name, sha256 }) => ({ bytes, name, sha256 })) }),
  })!;
  const sha256 = createHash("sha256").update(canonicalForm, "utf8").digest("hex");
  return { receiptNumber, bidId, revision, submittedAt, receivedAt, sha256, canonicalForm };
}

/** The digits of Crockford's Base32: without I, L, O and U. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const five = () => Array.from({ length: 5 }, () => DIGITS[randomInt(DIGITS.length)]).join("");

/**
 * Returns a random receipt number AX-XXXXX-XXXXX with 50 bits. It is short enough to read aloud, and does not reveal
 * the number of bids. The SQL function new_receipt_number returns numbers of the same form.
 */
export const newReceiptNumber = () => `AX-${five()}-${five()}`;
