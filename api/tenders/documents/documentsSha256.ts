import { createHash } from "node:crypto";

import type { ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

/**
 * The SHA-256 of a tender's list of documents as JSON, by which the audit trail proves it; null without documents. The
 * list in words does not prove it: the same words can be those of other fields.
 */
export function documentsSha256(documents: readonly ListedDocument[]) {
  if (documents.length === 0) return null;
  const rows = documents.map(({ name, url, bytes, sha256 }, place) => [
    place + 1,
    name,
    url,
    bytes ?? null,
    sha256 ?? null,
  ]);
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}
