import type { EntityManager } from "typeorm";

import type { ReadOutBid } from "#api/notices/NoticeFacts.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** More would make a mail that nobody reads. */
const MOST_BIDS = 20;
/** Of the JSON: a notice's facts have at most 8 kB, and a company's name can have 600 bytes. */
const MOST_BYTES = 6000;

const inOrder = new Intl.Collator("en");

/** What the opening reads out of the live bids of an opened tender: the first ones by company name, as many as a notice holds. */
export async function readOut(tx: EntityManager, { id, readsOut }: Pick<Tender, "id" | "readsOut">): Promise<readonly ReadOutBid[]> {
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
    // PostgreSQL writes a blank after each colon and comma.
    bytes += Buffer.byteLength(JSON.stringify(bid)) + 5;
    return bytes > MOST_BYTES;
  });
  return tooLong === -1 ? first : first.slice(0, tooLong);
}
