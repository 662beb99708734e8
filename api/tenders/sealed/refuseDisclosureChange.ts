import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import { bidsWritten } from "#api/tenders/sealed/sealedTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/**
 * The fields of a tender that promise bidders what is disclosed, with the texts for refusals. The trigger
 * tenders_keep_their_disclosure enforces the same rule.
 */
const PROMISES = {
  discloseWinner: "what bidders are told about the winner",
  readsOut: "what is read out at the opening",
} as const satisfies Partial<Record<keyof Tender, string>>;
type Promised = keyof typeof PROMISES;

/**
 * Refuses CONFLICT if a field in PROMISES changes on a published tender, or on a draft tender with bids or drafts of
 * bids.
 */
export async function refuseDisclosureChange(
  tx: EntityManager,
  before: Pick<Tender, "id" | "status" | Promised>,
  changed: Pick<Tender, Promised>,
) {
  const broken = (Object.keys(PROMISES) as Promised[]).find((name) => before[name] !== changed[name]);
  if (!broken) return;
  const what = PROMISES[broken];
  const stays = (message: string) => refusal("CONFLICT", message, { [broken]: message });
  if (before.status !== "draft")
    throw stays(`${what.charAt(0).toUpperCase()}${what.slice(1)} cannot be changed once the tender is published`);
  const { bids, drafts } = await bidsWritten(tx, before.id);
  if (bids || drafts) throw stays(`Companies have bids on this tender or are writing them: ${what} cannot be changed`);
}
