import { GraphQLError } from "graphql";

import { recordOnce } from "#api/audit/recordOnce.ts";
import { markBidsChanged } from "#api/bids/BidRow.ts";
import { MOST_BID_DOCUMENTS } from "#api/bids/documents/bidDocument.rules.ts";
import { deliverUploaded, waitForUploads } from "#api/bids/documents/deliverUploaded.ts";
import { keyIfSealed } from "#api/bids/documents/giveDocumentAddress.ts";
import { documentKey } from "#api/bids/sealed/termsEncryption.ts";
import { lockOwnBid } from "#api/bids/submission/lockOwnBid.ts";
import { requireCompanyProfile } from "#api/company-profiles/ownProfile.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { notify } from "#api/notices/notify.ts";
import { administrators } from "#api/notices/recipients.ts";
import type { FilePurpose } from "#api/files/filePurpose.ts";
import { lockOpenTender, lockOpenTenderOf } from "#api/tenders/lockOpenTender.ts";
import { readTenderKey } from "#api/tenders/sealed/tenderKey.ts";

/**
 * The maximum total size, in bytes, of a company's uploads for one tender that no bid names yet: 5 GiB. Unfinished
 * uploads count.
 */
const MOST_BID_BYTES = 5 * 2 ** 30;

/**
 * Files that companies upload for their bids. A company can read its own files. Administrators can read a file once a
 * submitted bid names it, and on a sealed tender only after the opening. Nobody else can read it.
 */
export const bidFiles: FilePurpose = {
  most: { files: MOST_BID_DOCUMENTS, bytes: MOST_BID_BYTES },
  hasBudget: true,
  scope: "bids:read",
  documentKey,
  async admit(tx, context, tenderId) {
    requireCompanyProfile(context);
    if (tenderId === null) throw badInput({ tenderId: "Tender is required" });
    const { user, arrivedAt } = context;
    const [own] = await tx.query<unknown[]>(
      "SELECT 1 FROM bids WHERE tender_id = $1 AND company_id = $2 AND withdrawn_at IS NULL",
      [tenderId, user.id],
    );
    if (own)
      await lockOpenTenderOf(
        tx,
        { sql: "SELECT $1::uuid AS tender_id", parameters: [tenderId], noun: "Tender" },
        { act: "giveDocumentAddress", role: "bidder", arrivedAt },
      );
    else await lockOpenTender(tx, tenderId, { knowsDrafts: user.isAdmin, arrivedAt });
  },
  async keyOf(db, { wrappingKeys }, tenderId) {
    const [tender] = await db.query<{ sealed: boolean }[]>("SELECT sealed FROM tenders WHERE id = $1", [tenderId]);
    return tender?.sealed ? readTenderKey(db, wrappingKeys, tenderId!) : null;
  },
  async whole(context, { tenderId, documentKey: key }) {
    const { db, user } = context;
    await waitForUploads(db.manager, user.id);
    const [bid] = await db.query<{ id: string }[]>(
      `SELECT bids.id FROM bids JOIN bid_documents AS named ON named.bid_id = bids.id AND named.revision = bids.revision
        WHERE bids.tender_id = $1 AND bids.company_id = $2 AND bids.withdrawn_at IS NULL AND named.document_key = $3`,
      [tenderId, user.id, key],
    );
    if (bid) await deliverTo(context, bid.id);
  },
  async markNaming(tx, fileId) {
    const named = await tx.query<{ bid_id: string }[]>(
      "SELECT DISTINCT bid_id FROM bid_document_addresses WHERE file_id = $1 ORDER BY bid_id",
      [fileId],
    );
    if (named.length > 0)
      await markBidsChanged(
        tx,
        named.map(({ bid_id: bidId }) => bidId),
      );
  },
  async refused(tx, { id, ownerId, tenderId, name, virus, sealedFacts }) {
    const [place] = await tx.query<Refused[]>(REFUSED, [id, tenderId]);
    const { bidId, isReadable, title } = place!;
    // The names of files of a sealed tender are encrypted, and a notice is stored as plain text.
    const facts = { name: sealedFacts === null ? name : null, virus, title };
    const notice = { kind: "fileRefused", tenderId: tenderId!, occurrence: id } as const;
    await notify(tx, { ...notice, facts: { ...facts, of: "ownBid" } }, [
      { userId: ownerId, bidId: bidId ?? undefined, reason: "file" },
    ]);
    if (bidId && isReadable)
      await notify(
        tx,
        { ...notice, facts: { ...facts, of: "bid" }, by: ownerId },
        (await administrators(tx)).map((userId) => ({ userId, reason: "administrator" })),
      );
  },
  async readingOf(context, { id }) {
    const { db, user } = context;
    if (!user.isAdmin) return null;
    const [named] = await db.query<{ bidId: string; tenderId: string }[]>(
      `SELECT bids.id AS "bidId", bids.tender_id AS "tenderId" FROM bid_document_addresses AS given
         JOIN bids ON bids.id = given.bid_id JOIN tenders AS tender ON tender.id = bids.tender_id
        WHERE given.file_id = $1 AND (NOT tender.sealed OR tender.opened_at IS NOT NULL) LIMIT 1`,
      [id],
    );
    if (!named) return null;
    return { scope: "bids:read", record: () => recordReadings(context, [id], named) };
  },
};

interface Refused {
  title: string;
  /** The live bid that names the file; null if there is none. */
  bidId: string | null;
  /** Whether administrators can read the bid. */
  isReadable: boolean;
}

const REFUSED = `
  SELECT title, named.bid_id AS "bidId", (NOT sealed OR opened_at IS NOT NULL) AS "isReadable"
    FROM tenders LEFT JOIN LATERAL (SELECT bid_id FROM bid_document_addresses AS given JOIN bids ON bids.id = given.bid_id AND bids.withdrawn_at IS NULL
                                  WHERE given.file_id = $1 LIMIT 1) AS named ON true
   WHERE tenders.id = $2`;

/**
 * Stores the URLs of files that were uploaded after the bid that names them. Does nothing later than 24 hours after the
 * closing time, and for a withdrawn bid: such a file does not become part of the bid.
 */
async function deliverTo(context: SignedIn, bidId: string) {
  await context.db
    .transaction(async (tx) => {
      const { bid, tender, countsAt } = await lockOwnBid(tx, context, bidId, "giveDocumentAddress");
      const key = await keyIfSealed(tx, context, tender);
      await deliverUploaded(tx, context, { bid, key, givenAt: countsAt });
    })
    .catch((error: unknown) => {
      if (!(error instanceof GraphQLError)) throw error;
    });
}

/**
 * Records in the audit trail that the user reads these files of a bid, each at most once in ten minutes: a download can
 * have several range requests.
 */
export const recordReadings = (
  context: SignedIn,
  fileIds: readonly string[],
  { bidId, tenderId }: { bidId: string; tenderId: string },
) =>
  recordOnce(
    context,
    fileIds.map((fileId) => ({
      key: fileId,
      event: { act: "readFile", subject: "bid", subjectId: bidId, tenderId, after: { fileId } },
    })),
  );
