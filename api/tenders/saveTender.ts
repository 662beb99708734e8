import type { EntityManager } from "typeorm";

import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { Tender } from "#api/tenders/Tender.ts";

/** Writes a tender; refuses CONFLICT if its number is taken. */
export const saveTender = (tx: EntityManager, tender: Partial<Tender>) => tx.save(Tender, tender).catch(numberTaken);

export function numberTaken(error: unknown): never {
  if (!isUniqueViolation(error, "tenders_tender_number_key")) throw error;
  const message = "This tender number is already taken";
  throw refusal("CONFLICT", message, { tenderNumber: message });
}
