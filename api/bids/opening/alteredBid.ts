import { refusal } from "#api/core/rules/refusal.ts";

/** Refuses CONFLICT: what is stored under this receipt is not what was submitted. */
export function alteredBid(receiptNumber: string): never {
  throw refusal("CONFLICT", `The sealed bid with the receipt ${receiptNumber} was altered in the database: it cannot be opened. Restore its row from a backup.`);
}
