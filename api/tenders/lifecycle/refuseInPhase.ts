import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";
import { type Act, refusalIn, type Role, type TimelessAct } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import type { PhaseFacts } from "#api/tenders/lifecycle/phase.rules.ts";
import { LIFECYCLE_REFUSALS, type RefusalName, sentenceOf } from "#api/tenders/lifecycle/refusals.rules.ts";

/** Creates the error of a refusal, with its code, sentence and field. */
export function lifecycleRefusal(name: RefusalName, tender: object) {
  const known: { field?: string } & (typeof LIFECYCLE_REFUSALS)[RefusalName] = LIFECYCLE_REFUSALS[name];
  const sentence = sentenceOf(name, tender);
  return refusal(known.code, sentence, known.field === undefined ? undefined : { [known.field]: sentence });
}

/** Refuses an act as the table in lifecycle.rules.ts says. */
export function refuseInPhase<A extends Act>(
  act: A,
  role: Role,
  tender: Parameters<typeof refusalIn<A>>[2],
  now: Date,
) {
  const name = refusalIn(act, role, tender, now);
  if (name) throw lifecycleRefusal(name, tender);
}

/** Refuses an act whose verdict does not depend on the time, as the table in lifecycle.rules.ts says. */
export const refuseTimeless = (act: TimelessAct, role: Role, tender: PhaseFacts) =>
  refuseInPhase(act, role, tender, new Date(0));

async function hasLiveBid(tx: EntityManager, tenderId: string, userId: string) {
  const own = await tx.query<unknown[]>(
    "SELECT 1 FROM bids WHERE tender_id = $1 AND company_id = $2 AND withdrawn_at IS NULL",
    [tenderId, userId],
  );
  return own.length > 0;
}

/**
 * Refuses an administrator's act on a locked tender, as the table in lifecycle.rules.ts says. Reads whether the
 * administrator has a live bid only if the verdict depends on this.
 */
export async function refuseAdministrator(
  tx: EntityManager,
  act: Exclude<Act, "askQuestion">,
  tender: PhaseFacts & { id: string },
  { userId, now }: { userId: string; now: Date },
) {
  const [without, withBid] = [
    refusalIn(act, "administrator", tender, now),
    refusalIn(act, "biddingAdministrator", tender, now),
  ];
  const refused = without !== withBid && (await hasLiveBid(tx, tender.id, userId)) ? withBid : without;
  if (refused) throw lifecycleRefusal(refused, tender);
}
