import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";

/** Documents as a part of terms, which have no such part where there are none: their fingerprint and their sealed text stay as they were. */
export const withAny = (documents: readonly NamedDocument[] | undefined) =>
  documents && documents.length > 0 ? { documents: documents.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })) } : {};
