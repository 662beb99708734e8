import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { openDraft } from "#api/bids/drafts/sealedDraft.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** The signed-in user's own draft for a tender; null if there is none. */
export async function findBidDraft({ db, user, seal }: Pick<SignedIn, "db" | "user" | "seal">, tenderId: string) {
  const draft = isId(tenderId) ? await db.manager.findOneBy(BidDraft, { tenderId, companyId: user.id }) : null;
  return draft && openDraft(db, { seal }, draft);
}
