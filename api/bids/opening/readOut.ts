import type { EntityManager } from "typeorm";

import type { ReadOutBid } from "#api/notices/NoticeFacts.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** The maximum number of bids that a notice lists. A longer list would make the mail hard to read. */
const MOST_BIDS = 20;
/**
 * The maximum size of the list as JSON, in bytes. All data of a notice may have 8 kB, and a company's name 600 bytes.
 */
const MOST_BYTES = 6000;

const inOrder = new Intl.Collator("en");

/**
 * Reads the live bids that are read out at the opening of a tender, sorted by company name. The list is cut after
 * MOST_BIDS bids or MOST_BYTES bytes.
 */
export async function readOut(
  tx: EntityManager,
  { id, readsOut }: Pick<Tender, "id" | "readsOut">,
): Promise<readonly ReadOutBid[]> {
  if (readsOut === "nothing") return [];
  const bids = await tx.query<ReadOutBid[]>(
    `SELECT profile.company_name AS company, ${readsOut === "namesAndAmounts" ? "bid.bid_amount::text" : "NULL"} AS amount
       FROM submitted_bids bid JOIN company_profiles profile ON profile.user_id = bid.company_id
      WHERE bid.tender_id = $1 AND bid.withdrawn_at IS NULL ORDER BY bid.id`,
    [id],
  );
  const first = bids.sort((one, other) => inOrder.compare(one.company, other.company)).slice(0, MOST_BIDS);
  let bytes = 0;
  const tooLong = first.findIndex((bid) => {
    // Add the blanks that PostgreSQL writes after each colon and comma.
    bytes += Buffer.byteLength(JSON.stringify(bid)) + 5;
    return bytes > MOST_BYTES;
  });
  return tooLong === -1 ? first : first.slice(0, tooLong);
}
