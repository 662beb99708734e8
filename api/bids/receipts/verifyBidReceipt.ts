import { documentsIn } from "#api/bids/documents/readDocuments.ts";
import type { BidReceiptVerification } from "#api/bids/receipts/BidReceipt.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { RECEIPT_NUMBER } from "#api/bids/receipts/receiptPatterns.rules.ts";
import { receiptOf } from "#api/bids/receipts/receiptOf.ts";
import { withOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * Checks whether a receipt number and SHA-256 belong to a bid that the user may read. The result is the same for an
 * unknown receipt, a receipt of another company and a wrong SHA-256. Thus nobody can find out which receipt numbers
 * exist. Refuses CONFLICT for another company's sealed bid.
 */
export async function verifyBidReceipt(
  context: SignedIn,
  receiptNumber: string,
  sha256: string,
): Promise<BidReceiptVerification> {
  const { db, user } = context;
  const number = receiptNumber.trim().toUpperCase();
  const kept = RECEIPT_NUMBER.test(number) ? await db.manager.findOneBy(BidRevision, { receiptNumber: number }) : null;
  const own = user.isAdmin ? {} : { companyId: user.id };
  const bid = kept && (await db.manager.findOneBy(BidRow, { id: kept.bidId, ...own }));
  const read =
    kept &&
    bid &&
    (await withOwnTerms(context, kept, { bidId: bid.id, revision: kept.revision, companyId: bid.companyId }));
  if (read?.bidAmount === null)
    throw refusal("CONFLICT", "This receipt is of a sealed bid: until the opening only its company can check it");
  const receipt = read && receiptOf(bid, read, await documentsIn(context, read));
  const matches = receipt?.sha256 === sha256.trim().toLowerCase();
  return { matches, receipt: matches ? receipt : null };
}
