import type { EntityManager } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { lockTender } from "#api/tenders/tender.writes.ts";
import { refuseAdministrator } from "#api/tenders/lifecycle/refuseInPhase.ts";

/**
 * Locks a tender's row and checks whether its bids may be decided. Every write of a bid locks the same row, so the bids
 * cannot change until the transaction ends. Refuses NOT_FOUND. Refuses CONFLICT, as the table LIFECYCLE says, while the
 * tender accepts bids by the database's clock, while its bids are sealed, after it was awarded or cancelled, and for a
 * user with a live bid on it.
 * @returns the tender, and the time of the database's clock after the lock was granted
 */
export async function lockDecidableTender(
  tx: EntityManager,
  act: "decideBid" | "awardTender",
  id: string,
  userId: string,
) {
  const tender = await lockTender(tx, id);
  const now = await databaseClock(tx);
  await refuseAdministrator(tx, act, tender, { userId, now });
  return { tender, now };
}

/** Locks a bid of this tender. Refuses NOT_FOUND, and CONFLICT if it was withdrawn. */
export async function lockLiveBid(tx: EntityManager, tenderId: string, id: string) {
  const bid = isId(id)
    ? await tx.findOne(BidRow, { where: { id, tenderId }, lock: { mode: "pessimistic_write" } })
    : null;
  if (!bid) throw notFound("Bid");
  if (bid.withdrawnAt) throw refusal("CONFLICT", "This bid has been withdrawn");
  return bid;
}
