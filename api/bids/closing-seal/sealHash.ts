import { createHash } from "node:crypto";

import type { ReceiptHash } from "#api/bids/receipts/ReceiptHash.ts";

/** As the seal lists them: hexadecimal digits sort by their code, in every language. */
export const sorted = (receipts: readonly ReceiptHash[]) => [...receipts].sort((one, other) => (one.sha256 < other.sha256 ? -1 : one.sha256 > other.sha256 ? 1 : 0));

/** ClosingSeal's description documents this algorithm for bidders and integrators: change neither. */
export const sealHash = (receipts: readonly ReceiptHash[]) =>
  createHash("sha256").update(sorted(receipts).map(({ sha256 }) => `${sha256}\n`).join("")).digest("hex");
