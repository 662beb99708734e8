import { recordEvent } from "#api/audit/recordEvent.ts";
import { revisionsOf } from "#api/bids/bid.reads.ts";
import type { BidDocumentCheck } from "#api/bids/documents/BidDocument.ts";
import { readDocuments } from "#api/bids/documents/readDocuments.ts";
import { findBid } from "#api/bids/findBid.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { fingerprintSchema } from "#api/core/rules/namedDocument.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";

/**
 * Searches the files that the bid's newest revisions name (see revisionsOf) for one with this SHA-256. The audit trail
 * records a search by an administrator. Refuses BAD_USER_INPUT, NOT_FOUND as findBid does, and CONFLICT for another
 * company's sealed bid.
 * @param typed The SHA-256 as the user typed it
 */
export async function checkBidDocument(context: SignedIn, bidId: string, typed: string): Promise<BidDocumentCheck> {
  const { db, wrappingKeys, user } = context;
  const { sha256 } = valid(fingerprintSchema, { sha256: typed });
  const bid = await findBid(context, bidId);
  const isOwn = bid.companyId === user.id;
  if (bid.isSealed && !isOwn)
    throw refusal("CONFLICT", "This bid is sealed: until the opening only its company can check its documents");
  const [revisions = []] = await revisionsOf(db, [bid.id]);
  const named = await readDocuments(
    db.manager,
    wrappingKeys,
    user.id,
    revisions.filter(({ documentsCount }) => documentsCount > 0),
  );
  const all = revisions.flatMap((kept) =>
    (named.get(`${bid.id} ${kept.revision}`) ?? []).map((document) => ({ document, kept })),
  );
  const found = all.find(({ document }) => document.sha256 === sha256);
  if (user.isAdmin)
    await recordEvent(db.manager, context, {
      act: "checkBidDocument",
      subject: "bid",
      subjectId: bid.id,
      tenderId: bid.tenderId,
      after: { sha256, isNamed: found !== undefined },
    });
  return {
    document: found?.document ?? null,
    revision: found?.kept.revision ?? null,
    receivedAt: found ? (found.kept.receivedAt ?? found.kept.submittedAt) : null,
    named: new Set(all.map(({ document }) => document.sha256)).size,
  };
}
