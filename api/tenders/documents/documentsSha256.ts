import { createHash } from "node:crypto";

import type { ListedDocument } from "#api/tenders/documents/tenderDocument.rules.ts";

/**
 * The SHA-256 of a tender's list of documents as JSON; null without documents. The audit trail records it as proof of
 * the list. The text of listInWords is no proof, because two different lists can have the same text.
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
