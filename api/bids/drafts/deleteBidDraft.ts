import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Deletes the signed-in user's own draft; true also if there is none. */
export async function deleteBidDraft({ db, user }: Pick<SignedIn, "db" | "user">, tenderId: string) {
  if (isId(tenderId)) await db.manager.delete(BidDraft, { tenderId, companyId: user.id });
  return true;
}
