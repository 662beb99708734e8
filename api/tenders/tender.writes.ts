import type { EntityManager } from "typeorm";

import { isId } from "#api/core/rules/id.rules.ts";
import { isUniqueViolation, notFound, refusal } from "#api/core/rules/refusal.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Locks a tender against all other changes and against bids until the transaction ends. Refuses NOT_FOUND. */
export async function lockTender(tx: EntityManager, id: string) {
  const tender = isId(id) ? await tx.findOne(Tender, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
  if (!tender) throw notFound("Tender");
  return tender;
}

/** Saves a tender. Refuses CONFLICT if the number is taken. */
export const saveTender = (tx: EntityManager, tender: Partial<Tender>) => tx.save(Tender, tender).catch(numberTaken);

export function numberTaken(error: unknown): never {
  if (!isUniqueViolation(error, "tenders_tender_number_key")) throw error;
  const message = "This tender number is already taken";
  throw refusal("CONFLICT", message, { tenderNumber: message });
}
