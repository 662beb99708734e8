import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/**
 * The only check for writing a bid. It locks the tender's row, so that a concurrent close waits for the
 * bid or the bid for the close; bids do not wait for each other. Refuses NOT_FOUND, or TENDER_CLOSED by the database's clock.
 * @param knowsDrafts whether the bidder may know that a draft exists: an administrator, or a company with a bid on it
 * @returns the database's clock, read after the lock was held
 */
export async function lockOpenTender(tx: EntityManager, id: string, { knowsDrafts }: { knowsDrafts: boolean }): Promise<{ tender: Tender; now: Date }> {
  const tender = await tx.findOne(Tender, { where: { id }, lock: { mode: "pessimistic_read" } });
  if (!tender || (tender.status === "draft" && !knowsDrafts)) throw notFound("Tender");
  const now = await databaseClock(tx);
  if (!acceptsBids(tender, now)) throw refusal("TENDER_CLOSED", "This tender no longer accepts bids");
  return { tender, now };
}
