import type { ClosingSealVerification } from "#api/bids/closing-seal/ClosingSeal.ts";
import { liveReceipts } from "#api/bids/closing-seal/liveReceipts.ts";
import { closingSealsOf } from "#api/bids/closing-seal/closingSeal.reads.ts";
import { closingSealHash } from "#api/bids/closing-seal/closingSealHash.ts";
import type { ReceiptHash } from "#api/bids/receipts/BidReceipt.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { findTender } from "#api/tenders/findTender.ts";

/**
 * Recomputes a tender's closing seal from the stored bids, in one database snapshot, and compares it with the stored
 * seal. Refuses NOT_FOUND as findTender does. Refuses CONFLICT if the tender's last closing has no seal, or if this
 * server lacks the key of the sealed bids.
 */
export async function verifyClosingSeal(
  { db, user, wrappingKeys: keys }: Pick<SignedIn, "db" | "user" | "wrappingKeys">,
  id: string,
): Promise<ClosingSealVerification> {
  return db.transaction("REPEATABLE READ", async (tx) => {
    const { id: tenderId } = await findTender({ db: tx, user }, id);
    const [seal] = await closingSealsOf(tx, [tenderId]);
    if (!seal) throw refusal("CONFLICT", "This tender has no closing seal: it is made shortly after the closing time");
    const live = await liveReceipts(tx, keys, tenderId);
    const now = new Map(live.map(({ receiptNumber, sha256 }) => [receiptNumber, sha256]));
    const then = new Map(seal.receipts.map(({ receiptNumber, sha256 }) => [receiptNumber, sha256]));
    const missing = [...then.keys()].filter((number) => !now.has(number));
    const added = [...now.keys()].filter((number) => !then.has(number));
    const altered = [...then.keys()].filter((number) => now.has(number) && now.get(number) !== then.get(number));
    const computedSha256 = live.every(isReadable) ? closingSealHash(live.filter(isReadable)) : null;
    return {
      seal,
      computedSha256,
      missing,
      added,
      altered,
      matches: computedSha256 === seal.sha256 && missing.length + added.length + altered.length === 0,
    };
  });
}

const isReadable = <T extends { sha256: string | null }>(receipt: T): receipt is T & ReceiptHash =>
  receipt.sha256 !== null;
