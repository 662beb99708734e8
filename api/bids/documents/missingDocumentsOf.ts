import type { DataSource } from "typeorm";

import { isNotInfected } from "#api/files/viruses/virusCheck.ts";
import { DOCUMENTS_UNTIL } from "#api/tenders/documents/documentsUntil.rules.ts";

interface Missing {
  bidId: string;
  missing: number;
  isLate: boolean;
}

/**
 * Counts the files without a URL in each of these live bids. Returns a text by bid id: "2 owed", or "2 not delivered"
 * after the deadline for URLs. Sealed bids and bids whose files all have a URL are left out.
 */
export async function missingDocumentsOf(
  db: Pick<DataSource, "query">,
  kept: readonly { bidId: string; revision: number }[],
) {
  if (kept.length === 0) return new Map<string, string>();
  const rows = await db.query<Missing[]>(
    `SELECT named.bid_id AS "bidId", count(*)::int AS missing, bool_or(tenders.cancelled_at IS NOT NULL OR clock_timestamp() > tenders.${DOCUMENTS_UNTIL}) AS "isLate"
       FROM unnest($1::uuid[], $2::int[]) AS wanted (bid_id, revision)
       JOIN bid_documents AS named USING (bid_id, revision)
       JOIN bids ON bids.id = named.bid_id
       JOIN tenders ON tenders.id = bids.tender_id
      WHERE named.name IS NOT NULL
        AND NOT EXISTS (SELECT FROM bid_document_addresses AS given WHERE given.bid_id = named.bid_id AND given.document_key = named.document_key AND ${isNotInfected("given.file_id")})
      GROUP BY named.bid_id`,
    [kept.map(({ bidId }) => bidId), kept.map(({ revision }) => revision)],
  );
  return new Map(rows.map(({ bidId, missing, isLate }) => [bidId, `${missing} ${isLate ? "not delivered" : "owed"}`]));
}
