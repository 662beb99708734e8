import type { EntityManager } from "typeorm";

import { recordEvent } from "#api/audit/recordEvent.ts";
import { validAddendaSeen } from "#api/bids/addenda/refuseUnseenAddenda.ts";
import { bidDraftSchema } from "#api/bids/bid.rules.ts";
import type { BidDraftInput } from "#api/bids/BidInput.ts";
import { bidDocuments } from "#api/bids/documents/bidDocument.rules.ts";
import { documentsIfAny } from "#api/bids/documents/readDocuments.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import type { BidDraftFields } from "#api/bids/drafts/BidDraftFields.ts";
import { draftColumns, decryptDraft } from "#api/bids/drafts/draftEncryption.ts";
import { createOnce, fingerprintOf } from "#api/core/database/createOnce.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { isUniqueViolation, refusal } from "#api/core/rules/refusal.ts";
import { validWithRows } from "#api/core/rules/valid.ts";
import { findTender } from "#api/tenders/findTender.ts";

/**
 * Stores the bid form as typed. An existing draft can be saved even after its tender was closed, deleted or set back to
 * draft; a new draft requires a tender that the user may see. Refuses NOT_FOUND, BAD_USER_INPUT, and CONFLICT if
 * `version` is not the stored version. The first save of a draft accepts an idempotency key, see createOnce. A retry of
 * the first save is refused with CONFLICT if the draft has changed since.
 */
export async function saveBidDraft(
  context: SignedIn,
  tenderId: string,
  { version, ...input }: BidDraftInput,
): Promise<BidDraft> {
  const { db, user } = context;
  const typed = validWithRows(bidDraftSchema, bidDocuments, input);
  const addendaSeen = validAddendaSeen(input);
  const save = async (tx: EntityManager) => {
    const stored = isId(tenderId) ? await lockBidDraft(tx, tenderId, user.id) : null;
    if (!stored) await findTender({ db: tx, user }, tenderId);
    if ((stored?.version ?? null) !== (version ?? null)) throw savedElsewhere();
    const columns = await draftColumns(tx, context, { tenderId: tenderId.toLowerCase(), companyId: user.id }, typed);
    const savedAt = await databaseClock(tx);
    await recordEvent(tx, context, { act: "saveBidDraft", subject: "bidDraft", tenderId });
    if (stored)
      return decryptDraft(
        tx,
        context,
        await tx.save(
          BidDraft,
          Object.assign(stored, columns, { savedAt, addendaSeen: addendaSeen ?? stored.addendaSeen }),
        ),
      );
    await tx.insert(BidDraft, { ...columns, tenderId, companyId: user.id, savedAt, addendaSeen }).catch(alreadyThere);
    return decryptDraft(tx, context, await tx.findOneByOrFail(BidDraft, { tenderId, companyId: user.id }));
  };
  if (version != null) return db.transaction(save);
  return createOnce(context, {
    act: "saveBidDraft",
    noun: "draft",
    owner: user.id,
    input,
    terms: { ...typedOf(typed), tenderId: tenderId.toLowerCase() },
    async create(tx) {
      const { tenderId: id, sealedTerms } = await save(tx);
      return { id, hasFingerprint: sealedTerms === null };
    },
    hasSameTerms: (_tx, id) => Promise.resolve(id === tenderId.toLowerCase()),
    async read(tx, id) {
      const stored = await tx.findOneBy(BidDraft, { tenderId: id, companyId: user.id });
      const draft = stored && (await decryptDraft(tx, context, stored));
      if (draft && fingerprintOf(typedOf(draft)) !== fingerprintOf(typedOf(typed))) throw savedElsewhere();
      return draft;
    },
  });
}

const typedOf = ({
  bidAmount,
  technicalProposal,
  timelineDays,
  documentsUrl,
  documents,
}: Pick<BidDraft, keyof BidDraftFields | "documents">) => ({
  bidAmount,
  technicalProposal,
  timelineDays,
  documentsUrl,
  ...documentsIfAny(documents),
});

const lockBidDraft = (tx: EntityManager, tenderId: string, companyId: string) =>
  tx.findOne(BidDraft, { where: { tenderId, companyId }, lock: { mode: "pessimistic_write" } });

/** Refuses CONFLICT for the second of two concurrent first saves, which violates the table's primary key. */
function alreadyThere(error: unknown): never {
  throw isUniqueViolation(error, "bid_drafts_pkey") ? savedElsewhere() : error;
}

const savedElsewhere = () =>
  refusal("CONFLICT", "This draft was saved or deleted elsewhere in the meantime. Reload it and try again.");
