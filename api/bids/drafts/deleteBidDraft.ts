import { recordEvent } from "#api/audit/recordEvent.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { decryptDraft } from "#api/bids/drafts/draftEncryption.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";

/** Deletes the signed-in user's own draft and returns it; null if there is none. */
export async function deleteBidDraft(context: SignedIn, tenderId: string) {
  if (!isId(tenderId)) return null;
  const { db, user, wrappingKeys } = context;
  const draft = await db.transaction(async (tx) => {
    const stored = await tx.findOne(BidDraft, {
      where: { tenderId, companyId: user.id },
      lock: { mode: "pessimistic_write" },
    });
    if (!stored) return null;
    await tx.delete(BidDraft, { tenderId, companyId: user.id });
    await recordEvent(tx, context, { act: "deleteBidDraft", subject: "bidDraft", tenderId });
    return stored;
  });
  return draft && decryptDraft(db, { wrappingKeys }, draft);
}
