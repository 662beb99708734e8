import { type EntityManager, IsNull } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { readOut } from "#api/bids/opening/readOut.ts";
import { administrators } from "#api/notices/people.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Tells the other administrators that a second person is awaited. Call it of an approval that does not repeat one that still counts. */
export async function tellAwaited(tx: EntityManager, tender: Tender, { userId, now }: { userId: string; now: Date }) {
  const facts = { ...tenderFacts(tender), at: now.toISOString(), persons: [userId], minutes: APPROVAL_MINUTES };
  await tell(tx, { kind: "openingAwaited", tenderId: tender.id, occurrence: `${userId} ${facts.at}`, facts, by: userId }, (await administrators(tx)).map((id) => ({ userId: id, reason: "administrator" })));
}

/** Tells each company with a live bid, with what the tender reads out. Its bids must be opened. */
export async function tellOpened(tx: EntityManager, tender: Tender, { now, openedBy }: { now: Date; openedBy: string[] }) {
  const live = await tx.find(BidRow, { select: { id: true, companyId: true }, where: { tenderId: tender.id, withdrawnAt: IsNull() } });
  const facts = { ...tenderFacts(tender), at: now.toISOString(), persons: openedBy, bids: live.length, readOut: await readOut(tx, tender) };
  await tell(tx, { kind: "bidsOpened", tenderId: tender.id, facts }, live.map(({ id, companyId }) => ({ companyId, reason: "bid", bidId: id })));
}
