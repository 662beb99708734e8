import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { dropBidDraft } from "#api/bids/drafts/dropBidDraft.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/database/ids.ts";

export const MOST_DRAFTS = 100;

export function findBidDraft({ db, user }: Pick<SignedIn, "db" | "user">, tenderId: string) {
  return isId(tenderId) ? db.manager.findOneBy(BidDraft, { tenderId, companyId: user.id }) : null;
}

export const listBidDrafts = ({ db, user }: Pick<SignedIn, "db" | "user">) =>
  db.manager.find(BidDraft, { where: { companyId: user.id }, order: { savedAt: "DESC", tenderId: "DESC" }, take: MOST_DRAFTS });

/** Also where there is none: afterwards there is none. */
export async function deleteBidDraft({ db, user }: Pick<SignedIn, "db" | "user">, tenderId: string) {
  if (isId(tenderId)) await dropBidDraft(db.manager, user, tenderId);
  return true;
}
