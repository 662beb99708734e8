import { createHash } from "node:crypto";

import type { ReceiptHash } from "#api/bids/receipts/BidReceipt.ts";

/**
 * Sorts receipts in the order of the closing seal: by character code of the hexadecimal digits, independently of the
 * language.
 */
export const sortedReceipts = (receipts: readonly ReceiptHash[]) =>
  [...receipts].sort((one, other) => (one.sha256 < other.sha256 ? -1 : one.sha256 > other.sha256 ? 1 : 0));

/**
 * The hash of a closing seal. The description of the GraphQL type ClosingSeal documents this algorithm for integrators.
 * Never change either.
 */
export const closingSealHash = (receipts: readonly ReceiptHash[]) =>
  createHash("sha256")
    .update(
      sortedReceipts(receipts)
        .map(({ sha256 }) => `${sha256}\n`)
        .join(""),
    )
    .digest("hex");
