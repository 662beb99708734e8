import type { DataSource } from "typeorm";

import type { BidOutcome } from "#api/bids/decisions/BidOutcome.ts";
import { inOrder } from "#api/core/graphql/batch.ts";
import { bigintAsNumber } from "#api/core/graphql/scalars.ts";
import { ACCEPTS_BIDS } from "#api/tenders/lifecycle/phaseSql.ts";

type Read = Omit<BidOutcome, "winningAmount"> & { id: string; winningAmount: string | null };

/**
 * Reads the outcome of each decided live bid. An outcome names the winner only if the tender is awarded and discloses
 * its winner. While a tender accepts bids again, its bids have no outcome, because an outcome states the number of
 * bids, which is secret before the closing.
 */
export async function outcomesOf(db: DataSource, bidIds: readonly string[]): Promise<(BidOutcome | undefined)[]> {
  const rows = await db.query<Read[]>(
    `SELECT bid.id, stated.reason, stated.words, stated.next_steps AS "nextSteps", winner.company_id AS "winnerId", winner.bid_amount AS "winningAmount",
            (SELECT count(*)::int FROM bids AS live WHERE live.tender_id = bid.tender_id AND live.withdrawn_at IS NULL) AS "bidCount"
       FROM bids AS bid JOIN tenders AS tender ON tender.id = bid.tender_id
       LEFT JOIN decision_reasons AS stated ON stated.bid_id = bid.id
       LEFT JOIN submitted_bids AS winner ON tender.status = 'awarded' AND tender.disclose_winner AND winner.tender_id = tender.id
             AND winner.status = 'accepted' AND winner.withdrawn_at IS NULL AND NOT winner.is_sealed
      WHERE bid.id = ANY ($1) AND bid.status <> 'pending' AND bid.withdrawn_at IS NULL AND NOT (${ACCEPTS_BIDS("tender")})`,
    [bidIds],
  );
  const amount = (digits: string | null) => bigintAsNumber.from(digits) as number | null;
  return inOrder(bidIds, rows, ({ id }) => id).map(
    (row) => row && { ...row, winningAmount: amount(row.winningAmount) },
  );
}
