import { recordEvent } from "#api/audit/recordEvent.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Deletes the signed-in user's own draft; true also if there is none. */
export async function deleteBidDraft(context: SignedIn, tenderId: string) {
  if (isId(tenderId))
    await context.db.transaction(async (tx) => {
      const { affected } = await tx.delete(BidDraft, { tenderId, companyId: context.user.id });
      if (affected) await recordEvent(tx, context, { act: "deleteBidDraft", subject: "bidDraft", tenderId });
    });
  return true;
}
