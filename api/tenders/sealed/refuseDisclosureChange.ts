import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import type { TimelessAct } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import type { PhaseFacts } from "#api/tenders/lifecycle/phase.rules.ts";
import { refuseTimeless } from "#api/tenders/lifecycle/refuseInPhase.ts";
import { bidsWritten } from "#api/tenders/sealed/sealedTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/**
 * The fields of a tender that state what will be disclosed to bidders. `inTable` is the act in the table LIFECYCLE, and
 * `words` is a part of the refusal's message. The trigger tenders_keep_their_disclosure also refuses a change.
 */
const PROMISES = {
  discloseWinner: { inTable: "changeWinnerDisclosure", words: "what bidders are told about the winner" },
  readsOut: { inTable: "changeReadOut", words: "what is read out at the opening" },
} as const satisfies Partial<Record<keyof Tender, { inTable: TimelessAct; words: string }>>;
type Promised = keyof typeof PROMISES;

/**
 * Refuses CONFLICT if a field of PROMISES changes on a published tender, or on a draft tender with bids or bid drafts.
 */
export async function refuseDisclosureChange(
  tx: EntityManager,
  before: PhaseFacts & Pick<Tender, "id" | Promised>,
  changed: Pick<Tender, Promised>,
) {
  const broken = (Object.keys(PROMISES) as Promised[]).find((name) => before[name] !== changed[name]);
  if (!broken) return;
  const { inTable, words } = PROMISES[broken];
  refuseTimeless(inTable, "administrator", before);
  const { bids, drafts } = await bidsWritten(tx, before.id);
  const message = `Companies have bids on this tender or are writing them: ${words} cannot be changed`;
  if (bids || drafts) throw refusal("CONFLICT", message, { [broken]: message });
}
