import { type EntityManager, IsNull } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { readOut } from "#api/bids/opening/readOut.ts";
import { administrators } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/**
 * Notifies the other administrators that the opening needs a second approval. Do not call it if the same administrator
 * approves again while the first approval is valid: the others are already notified.
 */
export async function notifySecondPerson(
  tx: EntityManager,
  tender: Tender,
  { userId, now }: { userId: string; now: Date },
) {
  const facts = { ...tenderFacts(tender), at: now.toISOString(), persons: [userId], minutes: APPROVAL_MINUTES };
  await notify(
    tx,
    { kind: "openingAwaited", tenderId: tender.id, occurrence: `${userId} ${facts.at}`, facts, by: userId },
    (await administrators(tx)).map((id) => ({ userId: id, reason: "administrator" })),
  );
}

/**
 * Notifies each company with a live bid that the bids were opened, and which bids are read out. The bids must already
 * be decrypted.
 */
export async function notifyOpened(
  tx: EntityManager,
  tender: Tender,
  { now, openedBy }: { now: Date; openedBy: string[] },
) {
  const live = await tx.find(BidRow, {
    select: { id: true, companyId: true },
    where: { tenderId: tender.id, withdrawnAt: IsNull() },
  });
  const facts = {
    ...tenderFacts(tender),
    at: now.toISOString(),
    persons: openedBy,
    bids: live.length,
    readOut: await readOut(tx, tender),
  };
  await notify(
    tx,
    { kind: "bidsOpened", tenderId: tender.id, facts },
    live.map(({ id, companyId }) => ({ companyId, reason: "bid", bidId: id })),
  );
}
