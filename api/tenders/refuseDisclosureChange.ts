import { refusal } from "#api/core/rules/refusal.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** What bidders were promised about the winner stays as it was published. Refuses CONFLICT. */
export function refuseDisclosureChange(before: Pick<Tender, "status" | "discloseWinner">, changed: Pick<Tender, "discloseWinner">) {
  if (before.status === "draft" || before.discloseWinner === changed.discloseWinner) return;
  const message = "What bidders are told about the winner cannot be changed once the tender is published";
  throw refusal("CONFLICT", message, { discloseWinner: message });
}
