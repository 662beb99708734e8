import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import {
  closingWithoutSeal,
  makeClosingSeal,
  type ClosingSealContext,
} from "#api/bids/closing-seal/makeClosingSeal.ts";
import { type ClosedTender, notifyClosing } from "#api/bids/closing-seal/notifyClosing.ts";
import { isUnavailable } from "#api/core/database/isUnavailable.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";

export interface ClosingSealWork extends ClosingSealContext {
  db: DataSource;
  log: Logger;
}

/**
 * Selects and locks one tender whose closing seal is due. With SKIP LOCKED, concurrent processes take different
 * tenders, and none waits for a transaction that stores a bid or changes the tender.
 */
const CLAIM = `
  SELECT tenders.id, tenders.tender_number AS "tenderNumber", tenders.title, tenders.sealed AND tenders.opened_at IS NULL AS "waitsForOpening", tenders.cancelled_at IS NOT NULL AS "isCancelled"
    FROM tenders_to_seal due JOIN tenders ON tenders.id = due.tender_id
   WHERE due.closes_at < clock_timestamp() - make_interval(secs => $1) AND due.tender_id <> ALL ($2::uuid[])
   ORDER BY due.closes_at LIMIT 1 FOR UPDATE OF tenders SKIP LOCKED`;

/**
 * Makes the closing seal of each tender whose closing time passed more than SETTLING_MS ago by the database's clock.
 * Each tender has its own transaction. A failure is logged, and the other tenders are still processed.
 * @param skipped The ids of tenders to leave out. The ids of tenders that fail are added.
 * @returns the number of closing seals made
 */
export async function makeDueClosingSeals(
  { db, log, wrappingKeys }: ClosingSealWork,
  skipped = new Set<string>(),
  signal?: AbortSignal,
) {
  for (let sealed = 0; ;) {
    let claimed: ClosedTender | undefined;
    try {
      if (signal?.aborted) return sealed;
      await db.transaction(async (tx) => {
        [claimed] = await tx.query<(typeof claimed)[]>(CLAIM, [SETTLING_MS / 1000, [...skipped]]);
        const closing = claimed && (await closingWithoutSeal(tx, claimed.id));
        if (claimed && closing)
          await notifyClosing(
            tx,
            claimed,
            closing.closing,
            await makeClosingSeal(tx, claimed, closing, { wrappingKeys }),
          );
        sealed += closing ? 1 : 0;
      });
    } catch (error) {
      if (!claimed || isUnavailable(error)) throw error;
      logFault(log, error, `the bids on the tender ${claimed.id} could not be sealed`);
      skipped.add(claimed.id);
      continue;
    }
    if (!claimed) return sealed;
  }
}
