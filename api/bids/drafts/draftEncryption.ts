import type { EntityManager } from "typeorm";
import type { InferType } from "yup";

import type { bidDraftSchema } from "#api/bids/bid.rules.ts";
import type { NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { type BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { decryptTerms, placeOfDraft, encryptTerms } from "#api/bids/sealed/termsEncryption.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { readTenderKey, readTenderKeys } from "#api/tenders/sealed/tenderKey.ts";

type TypedBidDraft = InferType<typeof bidDraftSchema> & { documents: NamedDocument[] };
type Place = Pick<BidDraft, "tenderId" | "companyId">;

const EMPTY: TypedBidDraft = {
  bidAmount: "",
  technicalProposal: "",
  timelineDays: "",
  documentsUrl: "",
  documents: [],
};

/**
 * Returns the columns of a draft to store. On a sealed tender, the typed fields are encrypted. Locks the tender's row,
 * so that the tender cannot become sealed or unsealed before the draft is stored.
 */
export async function draftColumns(
  tx: EntityManager,
  { wrappingKeys }: Pick<SignedIn, "wrappingKeys">,
  place: Place,
  typed: TypedBidDraft,
) {
  const [tender] = await tx.query<{ sealed: boolean }[]>("SELECT sealed FROM tenders WHERE id = $1 FOR SHARE", [
    place.tenderId,
  ]);
  if (!tender?.sealed) return { ...typed, sealedTerms: null };
  return {
    ...EMPTY,
    sealedTerms: encryptTerms(await readTenderKey(tx, wrappingKeys, place.tenderId), typed, placeOfDraft(place)),
  };
}

/** Decrypts the drafts on sealed tenders. One SQL statement reads the tender keys of all these drafts. */
export async function decryptDrafts(
  db: Pick<EntityManager, "query">,
  { wrappingKeys }: Pick<SignedIn, "wrappingKeys">,
  drafts: BidDraft[],
): Promise<BidDraft[]> {
  const sealed = drafts.filter(({ sealedTerms }) => sealedTerms !== null);
  if (sealed.length === 0) return drafts;
  const keys = await readTenderKeys(
    db,
    wrappingKeys,
    sealed.map(({ tenderId }) => tenderId),
  );
  for (const draft of sealed)
    Object.assign(draft, decryptTerms(keys.get(draft.tenderId)!, draft.sealedTerms!, placeOfDraft(draft)));
  return drafts;
}

export async function decryptDraft(
  db: Pick<EntityManager, "query">,
  context: Pick<SignedIn, "wrappingKeys">,
  draft: BidDraft,
): Promise<BidDraft> {
  await decryptDrafts(db, context, [draft]);
  return draft;
}
