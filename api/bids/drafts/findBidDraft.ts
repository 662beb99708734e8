import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** The signed-in user's own draft for a tender; null if there is none. */
export function findBidDraft({ db, user }: Pick<SignedIn, "db" | "user">, tenderId: string) {
  return isId(tenderId) ? db.manager.findOneBy(BidDraft, { tenderId, companyId: user.id }) : null;
}
