import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { decryptDraft, decryptDrafts } from "#api/bids/drafts/draftEncryption.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";

/** Reads the signed-in user's own draft for a tender; null if there is none. */
export async function findBidDraft(
  { db, user, wrappingKeys }: Pick<SignedIn, "db" | "user" | "wrappingKeys">,
  tenderId: string,
) {
  const draft = isId(tenderId) ? await db.manager.findOneBy(BidDraft, { tenderId, companyId: user.id }) : null;
  return draft && decryptDraft(db, { wrappingKeys }, draft);
}

export const MOST_DRAFTS = 100;

/** Lists the signed-in user's own drafts, last saved first, at most MOST_DRAFTS. */
export async function listBidDrafts({ db, user, wrappingKeys }: Pick<SignedIn, "db" | "user" | "wrappingKeys">) {
  const drafts = await db.manager.find(BidDraft, {
    where: { companyId: user.id },
    order: { savedAt: "DESC", tenderId: "DESC" },
    take: MOST_DRAFTS,
  });
  return decryptDrafts(db, { wrappingKeys }, drafts);
}
