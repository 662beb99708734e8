import { createHash } from "node:crypto";

import type { BidReceipt } from "#api/bids/receipts/BidReceipt.ts";

interface Stored {
  receiptNumber: string;
  /** null for a sealed tender. */
  receipt: BidReceipt | null;
  /** null for any other tender. */
  sealedTerms: string | null;
  documents: readonly { document_key: string }[];
  /** The number of the tender's newest addendum, which the revision confirms; 0 without addenda. */
  newestAddendum: number;
}

/**
 * The hashes that a revision's audit event contains: of its receipt, or for a sealed tender of its encrypted terms. The
 * SHA-256 of the receipt of a sealed bid is left out: a person with access to the database could test guesses of the
 * terms with it.
 */
export const provedBy = ({ receiptNumber, receipt, sealedTerms, documents, newestAddendum }: Stored) => ({
  receiptNumber,
  ...(receipt && { sha256: receipt.sha256 }),
  ...(sealedTerms !== null && {
    sealedSha256: sha256Of([sealedTerms, ...documents.map((document) => document.document_key)].join("\n")),
  }),
  ...(newestAddendum > 0 && { addenda: newestAddendum }),
});

export const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");
