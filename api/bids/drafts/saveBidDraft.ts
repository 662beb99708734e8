import type { EntityManager } from "typeorm";

import { bidDraftSchema } from "#api/bids/bid.rules.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import type { BidDraftInput } from "#api/bids/BidInput.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { findTender } from "#api/tenders/findTender.ts";

/**
 * Keeps what is typed, also once the tender is closed, deleted or a draft again: only a new draft needs a tender that
 * this person may see. Refuses NOT_FOUND, BAD_USER_INPUT, and CONFLICT unless the caller read the version that is stored.
 */
export async function saveBidDraft({ db, user }: SignedIn, tenderId: string, { version, ...input }: BidDraftInput): Promise<BidDraft> {
  const typed = valid(bidDraftSchema, input);
  return db.transaction(async (tx) => {
    const stored = isId(tenderId) ? await holdBidDraft(tx, tenderId, user.id) : null;
    if (!stored) await findTender({ db: tx, user }, tenderId);
    if ((stored?.version ?? null) !== (version ?? null)) throw savedElsewhere();
    const savedAt = await databaseClock(tx);
    if (stored) return tx.save(BidDraft, Object.assign(stored, typed, { savedAt }));
    await tx.insert(BidDraft, { ...typed, tenderId, companyId: user.id, savedAt }).catch(alreadyThere);
    return tx.findOneByOrFail(BidDraft, { tenderId, companyId: user.id });
  });
}

const holdBidDraft = (tx: EntityManager, tenderId: string, companyId: string) =>
  tx.findOne(BidDraft, { where: { tenderId, companyId }, lock: { mode: "pessimistic_write" } });

/** Two first saves at once: the table's key lets one of them in. */
function alreadyThere(error: unknown): never {
  throw isUniqueViolation(error, "bid_drafts_pkey") ? savedElsewhere() : error;
}

const savedElsewhere = () => refusal("CONFLICT", "This draft was saved or deleted elsewhere in the meantime. Reload it and try again.");
