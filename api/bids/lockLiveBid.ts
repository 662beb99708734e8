import type { EntityManager } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";

/** Locks a bid of this tender; refuses NOT_FOUND, and CONFLICT if it was withdrawn. */
export async function lockLiveBid(tx: EntityManager, tenderId: string, id: string) {
  const bid = isId(id) ? await tx.findOne(BidRow, { where: { id, tenderId }, lock: { mode: "pessimistic_write" } }) : null;
  if (!bid) throw notFound("Bid");
  if (bid.withdrawnAt) throw refusal("CONFLICT", "This bid has been withdrawn");
  return bid;
}
