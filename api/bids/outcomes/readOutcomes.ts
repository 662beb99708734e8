import type { DataSource } from "typeorm";

import type { BidOutcome } from "#api/bids/outcomes/BidOutcome.ts";
import { inOrder } from "#api/core/graphql/batch.ts";
import { bigintAsNumber } from "#api/core/graphql/scalars.ts";
import { TAKES_BIDS } from "#api/tenders/takesBids.ts";

type Read = Omit<BidOutcome, "winningAmount"> & { id: string; winningAmount: string | null };

/**
 * What is told of these bids, of those that are decided; the winner only of an awarded tender that discloses it. Nothing while the
 * tender takes bids again: nobody reads before closing how many bids there are.
 */
export async function outcomesOf(db: DataSource, bidIds: readonly string[]): Promise<(BidOutcome | undefined)[]> {
  const rows = await db.query<Read[]>(
    `SELECT bid.id, told.reason, told.words, told.next_steps AS "nextSteps", winner.company_id AS "winnerId", winner.bid_amount AS "winningAmount",
            (SELECT count(*)::int FROM bids AS live WHERE live.tender_id = bid.tender_id AND live.withdrawn_at IS NULL) AS "bidCount"
       FROM bids AS bid JOIN tenders AS tender ON tender.id = bid.tender_id
       LEFT JOIN decision_reasons AS told ON told.bid_id = bid.id
       LEFT JOIN submitted_bids AS winner ON tender.status = 'awarded' AND tender.disclose_winner AND winner.tender_id = tender.id
             AND winner.status = 'accepted' AND winner.withdrawn_at IS NULL AND NOT winner.is_sealed
      WHERE bid.id = ANY ($1) AND bid.status <> 'pending' AND bid.withdrawn_at IS NULL AND NOT (${TAKES_BIDS})`,
    [bidIds],
  );
  const amount = (digits: string | null) => bigintAsNumber.from(digits) as number | null;
  return inOrder(bidIds, rows, ({ id }) => id).map((row) => row && { ...row, winningAmount: amount(row.winningAmount) });
}
