import type { EntityManager } from "typeorm";

import { recordEvent, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import type { ClosingSeal } from "#api/bids/closing-seal/ClosingSeal.ts";
import { liveReceipts } from "#api/bids/closing-seal/liveReceipts.ts";
import { sealHash, sorted } from "#api/bids/closing-seal/sealHash.ts";
import { alteredBid } from "#api/bids/opening/alteredBid.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SealKeys } from "#api/core/seal/sealKeys.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import { SETTLING_MS } from "#api/tenders/lockOpenTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

export interface Sealing {
  seal: SealKeys;
}

interface Closing {
  closing: number;
  closedAt: Date;
}

/** A closing of a locked tender that no bid can be added to any more, and that has no seal yet. */
export async function closingToSeal(tx: Pick<EntityManager, "query">, tenderId: string) {
  const [closing] = await tx.query<Closing[]>(
    `SELECT closing, closes_at AS "closedAt" FROM tenders_to_seal
      WHERE tender_id = $1 AND closes_at < clock_timestamp() - make_interval(secs => $2) FOR UPDATE`,
    [tenderId, SETTLING_MS / 1000],
  );
  return closing;
}

/**
 * Seals a closing of a locked tender: stores the hash over the receipts of its live bids, tells their companies and records
 * it, in the caller's transaction. Refuses CONFLICT if a sealed bid was altered, or if this server lacks the key.
 * @returns how many bids there are
 */
export async function sealBids(tx: EntityManager, { id: tenderId, tenderNumber, title }: Pick<Tender, "id" | "tenderNumber" | "title">, { closing, closedAt }: Closing, { seal }: Sealing) {
  const live = await liveReceipts(tx, seal, tenderId);
  const receipts = sorted(live.map(({ receiptNumber, sha256 }) => ({ receiptNumber, sha256: sha256 ?? alteredBid(receiptNumber) })));
  const sealed: ClosingSeal = { tenderId, tenderNumber, closing, closedAt, sealedAt: await databaseClock(tx), sha256: sealHash(receipts), receipts };
  await tx.query(
    "INSERT INTO closing_seals (tender_id, closing, tender_number, closed_at, sealed_at, sha256, receipts) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    [tenderId, closing, tenderNumber, closedAt, sealed.sealedAt, sealed.sha256, JSON.stringify(receipts)],
  );
  await tx.query("DELETE FROM tenders_to_seal WHERE tender_id = $1", [tenderId]);
  await tell(
    tx,
    { kind: "tenderSealed", tenderId, occurrence: String(closing), facts: { ...tenderFacts({ tenderNumber, title }), bids: receipts.length, hash: sealed.sha256, isAgain: closing > 1 } },
    live.map(({ companyId, bidId, receiptNumber }) => ({ companyId, reason: "bid", bidId, facts: { receipt: receiptNumber } })),
  );
  await recordEvent(tx, THE_PRODUCT, { act: "sealBids", subject: "tender", subjectId: tenderId, after: { closing, closedAt, sha256: sealed.sha256, receipts } });
  return live.length;
}
