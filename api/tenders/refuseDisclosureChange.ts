import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import { bidsWritten } from "#api/tenders/bidsWritten.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** What bidders were promised about the winner stays as it was published, also while the tender is a draft again. Refuses CONFLICT. */
export async function refuseDisclosureChange(tx: EntityManager, before: Pick<Tender, "id" | "status" | "discloseWinner">, changed: Pick<Tender, "discloseWinner">) {
  if (before.discloseWinner === changed.discloseWinner) return;
  if (before.status !== "draft") throw disclosureStays("What bidders are told about the winner cannot be changed once the tender is published");
  const { bids, drafts } = await bidsWritten(tx, before.id);
  if (bids || drafts) throw disclosureStays("Companies have bids on this tender or are writing them: what they are told about the winner cannot be changed");
}

const disclosureStays = (message: string) => refusal("CONFLICT", message, { discloseWinner: message });
