import type { DataSource } from "typeorm";

export function refuseOverwriting(place: string): never {
  throw new Error(`${place} holds a database already. Restore into an empty one, or add --overwrite to lose what it holds.`);
}

/** What a restored database holds, in a sentence. */
export async function restoredIn(db: DataSource) {
  const [{ bids, receipts }] = await db.query<[{ bids: number; receipts: number }]>(
    "SELECT (SELECT count(*)::int FROM bids) AS bids, (SELECT count(*)::int FROM bid_revisions) AS receipts",
  );
  return `${bids} bids with ${receipts} receipts. Every session has ended.`;
}
