import { bidFiles, recordReadings } from "#api/bids/documents/bidFiles.ts";
import { documentsIn } from "#api/bids/documents/readDocuments.ts";
import { findBid } from "#api/bids/findBid.ts";
import { receiptOf } from "#api/bids/receipts/receiptOf.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { BinaryFile } from "#api/core/http/rest/download.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { fileArchive } from "#api/files/reading/fileArchive.ts";

/**
 * Makes a ZIP of the uploaded files of a bid's newest revision. The manifest in the ZIP contains the bid's receipt. If
 * an administrator downloads the ZIP, the audit trail records each file. Refuses NOT_FOUND, and CONFLICT for another
 * company's sealed bid.
 */
export async function bidArchive(context: SignedIn, bidId: string): Promise<BinaryFile> {
  const bid = await findBid(context, bidId);
  const { id, tenderId, tenderNumber, tenderTitle, companyId, revision, documentsCount } = bid;
  const isOwn = companyId === context.user.id;
  if (bid.isSealed && !isOwn)
    throw refusal("CONFLICT", "This bid is sealed: until the opening only its company can read its files");
  const documents = await documentsIn(context, { bidId: id, revision, documentsCount });
  const archive = await fileArchive(context, {
    purpose: "bidDocument",
    of: {
      tender: { id: tenderId, tenderNumber, title: tenderTitle },
      bid: { id, companyId, revision },
      receipt: receiptOf(bid, bid, documents),
    },
    documents,
    tenderId,
    tenderNumber,
    keyOf: bidFiles.keyOf.bind(bidFiles),
  });
  if (!isOwn) await recordReadings(context, archive.fileIds, { bidId: id, tenderId });
  return archive;
}
