import { createHash } from "node:crypto";

import type { ReceiptHash } from "#api/bids/receipts/BidReceipt.ts";

/**
 * Sorts receipts as the closing seal's hash requires: by the character codes of their hexadecimal SHA-256, not by the
 * rules of a locale.
 */
export const sortedReceipts = (receipts: readonly ReceiptHash[]) =>
  [...receipts].sort((one, other) => (one.sha256 < other.sha256 ? -1 : one.sha256 > other.sha256 ? 1 : 0));

/**
 * Computes the hash of a closing seal. Never change this algorithm: integrators compute the same hash. The description
 * of the GraphQL type ClosingSeal documents the algorithm.
 */
export const closingSealHash = (receipts: readonly ReceiptHash[]) =>
  createHash("sha256")
    .update(
      sortedReceipts(receipts)
        .map(({ sha256 }) => `${sha256}\n`)
        .join(""),
    )
    .digest("hex");
