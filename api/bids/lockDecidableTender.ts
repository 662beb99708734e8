import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/**
 * The one check of every path that decides bids. It locks the tender's row: whoever writes a bid holds it too, so none of
 * its bids moves meanwhile. Refuses NOT_FOUND, and CONFLICT while the tender takes bids by the database's clock or once it is awarded.
 * @returns the database's clock, read after the lock was held
 */
export async function lockDecidableTender(tx: EntityManager, id: string) {
  const tender = await lockTender(tx, id);
  const now = await databaseClock(tx);
  if (acceptsBids(tender, now)) throw refusal("CONFLICT", "This tender still takes bids until its closing time");
  if (tender.status === "awarded") throw refusal("CONFLICT", "This tender is awarded already");
  return { tender, now };
}
