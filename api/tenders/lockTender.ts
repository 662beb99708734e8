import type { EntityManager } from "typeorm";

import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Locks a tender against every other change and against bids until the transaction ends; refuses NOT_FOUND. */
export async function lockTender(tx: EntityManager, id: string) {
  const tender = isId(id) ? await tx.findOne(Tender, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
  if (!tender) throw notFound("Tender");
  return tender;
}
