import type { EntityManager } from "typeorm";

import type { BidRow } from "#api/bids/BidRow.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import { recallNotices } from "#api/notices/recallNotices.ts";
import { peopleOf } from "#api/notices/recipients.ts";

/**
 * Removes the company's notice of the decision on a locked bid, unless it was mailed or read.
 * @returns the decision in the company's newest remaining notice about the bid, `pending` if there is no such notice;
 * null if no notice was removed
 */
export async function recallDecision(tx: EntityManager, { id, companyId }: BidRow): Promise<BidStatus | null> {
  if (!(await recallNotices(tx, { kind: "bidDecided", companyId, bidId: id }))) return null;
  const [last] = await tx.query<{ outcome: BidStatus | null; isChosen: boolean | null }[]>(
    `SELECT facts ->> 'outcome' AS outcome, (facts ->> 'isChosen')::boolean AS "isChosen" FROM notices
      WHERE user_id IN (${peopleOf("$1::uuid")}) AND bid_id = $2 AND kind IN ('bidDecided', 'awardMade')
      ORDER BY created_at DESC, id DESC LIMIT 1`,
    [companyId, id],
  );
  if (!last) return "pending";
  return last.outcome ?? (last.isChosen ? "accepted" : "rejected");
}
