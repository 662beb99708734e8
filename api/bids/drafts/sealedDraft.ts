import type { EntityManager } from "typeorm";
import type { InferType } from "yup";

import type { bidDraftSchema } from "#api/bids/bid.rules.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { type BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { openText, placeOfDraft, sealText } from "#api/bids/sealed/sealedTerms.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { readTenderKey, readTenderKeys } from "#api/tenders/tenderKey.ts";

type TypedBidDraft = InferType<typeof bidDraftSchema> & { documents: NamedDocument[] };
type Place = Pick<BidDraft, "tenderId" | "companyId">;

const EMPTY: TypedBidDraft = { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "", documents: [] };

/** The columns of a draft: on a sealed tender its fields are stored encrypted. Locks the tender, so that its seal cannot change meanwhile. */
export async function draftColumns(tx: EntityManager, { seal }: Pick<SignedIn, "seal">, place: Place, typed: TypedBidDraft) {
  const [tender] = await tx.query<{ sealed: boolean }[]>("SELECT sealed FROM tenders WHERE id = $1 FOR SHARE", [place.tenderId]);
  if (!tender?.sealed) return { ...typed, sealedTerms: null };
  return { ...EMPTY, sealedTerms: sealText(await readTenderKey(tx, seal, place.tenderId), typed, placeOfDraft(place)) };
}

/** Fills in the fields of the user's own drafts on sealed tenders, whose keys one statement reads. */
export async function openDrafts(db: Pick<EntityManager, "query">, { seal }: Pick<SignedIn, "seal">, drafts: BidDraft[]): Promise<BidDraft[]> {
  const sealed = drafts.filter(({ sealedTerms }) => sealedTerms !== null);
  if (sealed.length === 0) return drafts;
  const keys = await readTenderKeys(db, seal, sealed.map(({ tenderId }) => tenderId));
  for (const draft of sealed) Object.assign(draft, openText(keys.get(draft.tenderId)!, draft.sealedTerms!, placeOfDraft(draft)));
  return drafts;
}

export async function openDraft(db: Pick<EntityManager, "query">, context: Pick<SignedIn, "seal">, draft: BidDraft): Promise<BidDraft> {
  await openDrafts(db, context, [draft]);
  return draft;
}
