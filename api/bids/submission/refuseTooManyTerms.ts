import type { EntityManager } from "typeorm";

import type { Bid } from "#api/bids/Bid.ts";
import { tooMany } from "#api/core/http/limits/throttle.ts";
import { BID_TERMS } from "#api/core/rules/writeLimits.rules.ts";

const SECOND = 1000;
const MOST = Math.max(...BID_TERMS.map(({ points }) => points));

/**
 * Refuses RATE_LIMITED if the company submitted or revised too often on one tender before this revision. Withdrawn bids
 * count too. Call it after the SQL statement that stores the revision. A concurrent revision of the same company is
 * then either committed, and counts, or waits for this transaction.
 */
export async function refuseTooManyTerms(tx: EntityManager, { id, revision, tenderId, companyId, submittedAt }: Bid) {
  const newest = await tx.query<{ at: Date }[]>(
    `SELECT kept.submitted_at AS at FROM bids JOIN bid_revisions kept ON kept.bid_id = bids.id
      WHERE tender_id = $1 AND company_id = $2 AND (kept.bid_id, kept.revision) <> ($4, $5) ORDER BY at DESC LIMIT $3`,
    [tenderId, companyId, MOST, id, revision],
  );
  for (const { points, duration } of BID_TERMS) {
    const first = newest[points - 1];
    const wait = first ? first.at.getTime() + duration * SECOND - submittedAt.getTime() : 0;
    if (wait > 0) throw tooMany("revisions of a bid on this tender", wait);
  }
}
