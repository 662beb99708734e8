import { refusal } from "#api/core/rules/refusal.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** A cancelled tender is never opened, decided, awarded, reopened or edited: refuses CONFLICT. */
export function refuseCancelled({ cancelledAt }: Pick<Tender, "cancelledAt">) {
  if (cancelledAt) throw refusal("CONFLICT", "This tender was cancelled: it cannot be changed any more");
}
