import type { EntityManager } from "typeorm";

import { recordEvent, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import type { ClosingSeal } from "#api/bids/closing-seal/ClosingSeal.ts";
import { liveReceipts } from "#api/bids/closing-seal/liveReceipts.ts";
import { closingSealHash, sortedReceipts } from "#api/bids/closing-seal/closingSealHash.ts";
import { refuseAlteredBid } from "#api/bids/sealed/termsEncryption.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { WrappingKeys } from "#api/core/encryption/wrappingKeys.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";

export interface ClosingSealContext {
  wrappingKeys: WrappingKeys;
}

interface Closing {
  closing: number;
  closedAt: Date;
}

/**
 * Returns the newest closing of a locked tender if it has no closing seal yet and no more bids can be stored. Otherwise
 * returns undefined.
 */
export async function closingWithoutSeal(tx: Pick<EntityManager, "query">, tenderId: string) {
  const [closing] = await tx.query<Closing[]>(
    `SELECT closing, closes_at AS "closedAt" FROM tenders_to_seal
      WHERE tender_id = $1 AND closes_at < clock_timestamp() - make_interval(secs => $2)`,
    [tenderId, SETTLING_MS / 1000],
  );
  return closing;
}

/**
 * Makes the closing seal of a locked tender in the caller's transaction: stores the hash over the receipts of its live
 * bids, notifies the companies of these bids, and records the seal in the audit trail. Refuses CONFLICT if an encrypted
 * bid was altered, or if this server lacks the key that decrypts the bids.
 * @returns the number of live bids
 */
export async function makeClosingSeal(
  tx: EntityManager,
  { id: tenderId, tenderNumber, title }: Pick<Tender, "id" | "tenderNumber" | "title">,
  { closing, closedAt }: Closing,
  { wrappingKeys }: ClosingSealContext,
) {
  const live = await liveReceipts(tx, wrappingKeys, tenderId);
  const receipts = sortedReceipts(
    live.map(({ receiptNumber, sha256 }) => ({ receiptNumber, sha256: sha256 ?? refuseAlteredBid(receiptNumber) })),
  );
  const sealed: ClosingSeal = {
    tenderId,
    tenderNumber,
    closing,
    closedAt,
    sealedAt: await databaseClock(tx),
    sha256: closingSealHash(receipts),
    receipts,
  };
  await tx.query(
    "INSERT INTO closing_seals (tender_id, closing, tender_number, closed_at, sealed_at, sha256, receipts) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    [tenderId, closing, tenderNumber, closedAt, sealed.sealedAt, sealed.sha256, JSON.stringify(receipts)],
  );
  await notify(
    tx,
    {
      kind: "tenderSealed",
      tenderId,
      occurrence: String(closing),
      facts: {
        ...tenderFacts({ tenderNumber, title }),
        bids: receipts.length,
        hash: sealed.sha256,
        isAgain: closing > 1,
      },
    },
    live.map(({ companyId, bidId, receiptNumber }) => ({
      companyId,
      reason: "bid",
      bidId,
      facts: { receipt: receiptNumber },
    })),
  );
  await recordEvent(tx, THE_PRODUCT, {
    act: "sealBids",
    subject: "tender",
    subjectId: tenderId,
    after: { closing, closedAt, sha256: sealed.sha256, receipts },
  });
  return live.length;
}
