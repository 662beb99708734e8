import type { EntityManager } from "typeorm";

/** Whether a locked tender has bids, withdrawn ones too, and whether companies are writing some. */
export async function bidsWritten(tx: EntityManager, tenderId: string) {
  const [written] = await tx.query<[{ bids: boolean; drafts: boolean }]>(
    "SELECT EXISTS (SELECT FROM bids WHERE tender_id = $1) AS bids, EXISTS (SELECT FROM bid_drafts WHERE tender_id = $1) AS drafts",
    [tenderId],
  );
  return written;
}
