import type { DataSource } from "typeorm";

import type { Tender } from "#api/tenders/Tender.ts";

/**
 * Returns when bidding on a closed or awarded tender ended: at its closing time, or earlier if an administrator closed
 * the tender early. Returns null for a draft and for an open tender.
 */
export async function closedAtOf(
  db: Pick<DataSource, "query">,
  { id, status, closingDate, updatedAt }: Pick<Tender, "id" | "status" | "closingDate" | "updatedAt">,
): Promise<Date | null> {
  if (status === "draft" || status === "open") return null;
  // A reopened tender has closed several times. A closing without a closing seal is later than all closings with a
  // seal.
  const [closing] = await db.query<{ at: Date | null }[]>(
    `SELECT coalesce((SELECT closes_at FROM tenders_to_seal WHERE tender_id = $1 AND closes_at <> 'infinity'),
                     (SELECT max(closed_at) FROM closing_seals WHERE tender_id = $1)) AS at`,
    [id],
  );
  // A tender that was never open has a row in neither table.
  return closing?.at ?? (closingDate < updatedAt ? closingDate : updatedAt);
}
