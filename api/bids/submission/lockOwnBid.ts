import type { EntityManager } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { lockOpenTenderOf, type BidAct } from "#api/tenders/lockOpenTender.ts";

/**
 * Locks the company's own live bid while its tender accepts bids. Refuses NOT_FOUND (also for another company's bid),
 * TENDER_CLOSED, and CONFLICT for a withdrawn bid.
 */
export async function lockOwnBid(
  tx: EntityManager,
  { user: { id: companyId }, arrivedAt }: Pick<SignedIn, "user" | "arrivedAt">,
  id: string,
  act: Exclude<BidAct, "submitBid">,
) {
  if (!isId(id)) throw notFound("Bid");
  const wanted = {
    sql: "SELECT tender_id FROM bids WHERE id = $1 AND company_id = $2",
    parameters: [id, companyId],
    noun: "Bid",
  };
  const { tender, countsAt, receivedAt } = await lockOpenTenderOf(tx, wanted, { act, role: "bidder", arrivedAt });
  const bid = await tx.findOneOrFail(BidRow, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (bid.withdrawnAt) throw refusal("CONFLICT", "This bid has been withdrawn");
  return { bid, tender, countsAt, receivedAt };
}
