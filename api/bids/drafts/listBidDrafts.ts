import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { openDrafts } from "#api/bids/drafts/sealedDraft.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

export const MOST_DRAFTS = 100;

/** The signed-in user's own drafts, the last saved first, MOST_DRAFTS at most. */
export async function listBidDrafts({ db, user, seal }: Pick<SignedIn, "db" | "user" | "seal">) {
  const drafts = await db.manager.find(BidDraft, { where: { companyId: user.id }, order: { savedAt: "DESC", tenderId: "DESC" }, take: MOST_DRAFTS });
  return openDrafts(db, { seal }, drafts);
}
