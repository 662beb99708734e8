import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";

export const DOCUMENT: NamedDocument = { name: "Method.pdf", bytes: 1234, sha256: "d0".repeat(32) };

/** `count` different documents of a bid. */
export const documents = (count: number): NamedDocument[] =>
  Array.from({ length: count }, (_, place) => ({
    name: `Document ${place + 1}.pdf`,
    bytes: 1000 + place,
    sha256: (place + 1).toString(16).padStart(64, "0"),
  }));
