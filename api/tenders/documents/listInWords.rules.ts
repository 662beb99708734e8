import type { ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

/** The documents of a tender as an addendum compares them: a line for each; null where there are none. */
export function listInWords(documents: readonly ListedDocument[]) {
  const lines = documents.map(({ name, url, bytes, sha256 }) => [name, url, ...(bytes == null ? [] : [`${bytes} bytes`]), ...(sha256 ? [`SHA-256 ${sha256}`] : [])].join(" · "));
  return lines.length > 0 ? lines.join("\n") : null;
}
