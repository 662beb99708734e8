import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { closingToSeal, sealBids, type Sealing } from "#api/bids/closing-seal/sealBids.ts";
import { type ClosedTender, tellClosing } from "#api/bids/closing-seal/tellClosing.ts";
import { isUnavailable } from "#api/core/database/unavailable.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { SETTLING_MS } from "#api/tenders/lockOpenTender.ts";

export interface SealingWork extends Sealing {
  db: DataSource;
  log: Logger;
}

/** A tender that nobody else works on. SKIP LOCKED: several processes take different ones, and none waits for a bid or a change. */
const CLAIM = `
  SELECT tenders.id, tenders.tender_number AS "tenderNumber", tenders.title, tenders.sealed AND tenders.opened_at IS NULL AS "waitsForOpening", tenders.cancelled_at IS NOT NULL AS "isCancelled"
    FROM tenders_to_seal due JOIN tenders ON tenders.id = due.tender_id
   WHERE due.closes_at < clock_timestamp() - make_interval(secs => $1) AND due.tender_id <> ALL ($2::uuid[])
   ORDER BY due.closes_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

/**
 * Seals each tender whose closing time has passed by the database's clock, one transaction a tender. A tender that cannot be
 * sealed is logged, and does not stop the others.
 * @param skipped tenders that are left out; those that fail are added
 * @returns how many were sealed
 */
export async function sealClosedTenders({ db, log, seal }: SealingWork, skipped = new Set<string>(), signal?: AbortSignal) {
  for (let sealed = 0; ; sealed++) {
    let claimed: ClosedTender | undefined;
    try {
      if (signal?.aborted) return sealed;
      await db.transaction(async (tx) => {
        [claimed] = await tx.query<(typeof claimed)[]>(CLAIM, [SETTLING_MS / 1000, [...skipped]]);
        const closing = claimed && (await closingToSeal(tx, claimed.id));
        if (claimed && closing) await tellClosing(tx, claimed, closing.closing, await sealBids(tx, claimed, closing, { seal }));
      });
    } catch (error) {
      if (!claimed || isUnavailable(error)) throw error;
      logFault(log, error, `the bids on the tender ${claimed.id} could not be sealed`);
      skipped.add(claimed.id);
      sealed--;
      continue;
    }
    if (!claimed) return sealed;
  }
}
