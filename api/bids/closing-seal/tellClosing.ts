import type { EntityManager } from "typeorm";

import { administrators } from "#api/notices/people.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import type { Tender } from "#api/tenders/Tender.ts";

export type ClosedTender = Pick<Tender, "id" | "tenderNumber" | "title"> & { waitsForOpening: boolean; isCancelled: boolean };

/** Tells administrators what waits for them after a closing: a tender without a bid, or one that can be opened. Of a cancelled one nothing waits. */
export async function tellClosing(tx: EntityManager, { id: tenderId, waitsForOpening, isCancelled, ...tender }: ClosedTender, closing: number, bids: number) {
  if (isCancelled || (bids > 0 && !waitsForOpening)) return;
  const people = (await administrators(tx)).map((userId) => ({ userId, reason: "administrator" as const }));
  const about = { tenderId, occurrence: String(closing) };
  if (bids === 0) await tell(tx, { kind: "noBids", ...about, facts: tenderFacts(tender) }, people);
  else await tell(tx, { kind: "openingDue", ...about, facts: { ...tenderFacts(tender), bids } }, people);
}
