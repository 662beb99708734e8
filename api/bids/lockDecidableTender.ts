import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { refuseCancelled } from "#api/tenders/addenda/refuseCancelled.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { refuseOwnBid } from "#api/tenders/refuseOwnBid.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/**
 * The only check for deciding bids. Locks the tender's row, as every write of a bid does, so that its bids cannot change
 * meanwhile. Refuses NOT_FOUND, and CONFLICT while the tender accepts bids by the database's clock, while it is sealed,
 * once it is awarded or cancelled, and for whoever has a live bid on it.
 * @returns the database's clock, read after the lock was held
 */
export async function lockDecidableTender(tx: EntityManager, id: string, userId: string) {
  const tender = await lockTender(tx, id);
  refuseCancelled(tender);
  const now = await databaseClock(tx);
  if (acceptsBids(tender, now)) throw refusal("CONFLICT", "This tender still takes bids until its closing time");
  if (tender.sealed && !tender.openedAt) throw refusal("CONFLICT", "The bids on this tender are sealed: open them before you decide");
  await refuseOwnBid(tx, tender.id, userId);
  if (tender.status === "awarded") throw refusal("CONFLICT", "This tender is awarded already");
  return { tender, now };
}
