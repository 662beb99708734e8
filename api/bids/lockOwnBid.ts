import type { EntityManager } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import type { Viewer } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { lockOpenTender } from "#api/tenders/lockOpenTender.ts";

/**
 * Locks the company's own live bid while its tender accepts bids. Refuses NOT_FOUND (also for another company's bid),
 * TENDER_CLOSED, and CONFLICT for a withdrawn bid.
 */
export async function lockOwnBid(tx: EntityManager, { id: companyId }: Viewer, id: string) {
  const seen = isId(id) ? await tx.findOneBy(Bid, { id, companyId }) : null;
  if (!seen) throw notFound("Bid");
  const { now } = await lockOpenTender(tx, seen.tenderId, { knowsDrafts: true });
  const bid = await tx.findOneOrFail(Bid, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (bid.withdrawnAt) throw refusal("CONFLICT", "This bid has been withdrawn");
  return { bid, now };
}
