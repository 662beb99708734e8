import type { EntityManager } from "typeorm";

import { administrators } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import type { Tender } from "#api/tenders/Tender.ts";

export type ClosedTender = Pick<Tender, "id" | "tenderNumber" | "title"> & {
  waitsForOpening: boolean;
  isCancelled: boolean;
};

/**
 * After a closing, notifies the administrators if the tender has no bids, or if its sealed bids can now be opened. A
 * cancelled tender is left out, because it needs no action.
 */
export async function notifyClosing(
  tx: EntityManager,
  { id: tenderId, waitsForOpening, isCancelled, ...tender }: ClosedTender,
  closing: number,
  bids: number,
) {
  if (isCancelled || (bids > 0 && !waitsForOpening)) return;
  const people = (await administrators(tx)).map((userId) => ({ userId, reason: "administrator" as const }));
  const about = { tenderId, occurrence: String(closing) };
  if (bids === 0) await notify(tx, { kind: "noBids", ...about, facts: tenderFacts(tender) }, people);
  else await notify(tx, { kind: "openingDue", ...about, facts: { ...tenderFacts(tender), bids } }, people);
}
