import { createHash } from "node:crypto";

import type { BidReceipt } from "#api/bids/receipts/BidReceipt.ts";

interface Stored {
  receiptNumber: string;
  /** The revision's receipt; null if the tender is sealed. */
  receipt: BidReceipt | null;
  /** The encrypted terms; null unless the tender is sealed. */
  sealedTerms: string | null;
  documents: readonly { document_key: string }[];
  /** The number of the tender's newest addendum, which the revision confirms; 0 without addenda. */
  newestAddendum: number;
}

/**
 * Returns the proof that the audit event of a revision contains: the SHA-256 of the receipt, or for a sealed tender the
 * SHA-256 of the encrypted terms. The receipt of a sealed bid is left out, because anyone with access to the database
 * could use its SHA-256 to test guesses of the terms.
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
