import { type BidTerms } from "#api/bids/bid.rules.ts";
import { type NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";

type TypedTerms = Record<keyof BidTerms, string>;

/** The form values: the terms as text, and the files that are named with them. */
export interface TypedBid extends TypedTerms {
  documents: NamedDocument[];
}

const EMPTY_TERMS: TypedTerms = { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "" };
const NAMES = Object.keys(EMPTY_TERMS) as (keyof BidTerms)[];

export const EMPTY_BID: TypedBid = { ...EMPTY_TERMS, documents: [] };

/** Picks the form values of a stored draft. */
export const typedOf = ({ bidAmount, technicalProposal, timelineDays, documentsUrl, documents }: TypedBid): TypedBid => ({
  bidAmount,
  technicalProposal,
  timelineDays,
  documentsUrl,
  documents: namedIn(documents),
});

export const isSameBid = (one: TypedBid, other: TypedBid) => NAMES.every((name) => one[name].trim() === other[name].trim()) && JSON.stringify(namedIn(one.documents)) === JSON.stringify(namedIn(other.documents));

/** Picks what names a file. */
const namedIn = (documents: readonly NamedDocument[]) => documents.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }));

/** Unsaved text with the stored version that it was typed over; null where none was known. */
export interface UnsavedBid {
  typed: TypedBid;
  over: number | null;
}

/** As it is kept: also with the newest addendum that its writer was shown; null where that is not known. */
interface KeptBid extends UnsavedBid {
  addendaSeen: number | null;
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : null);

const keyOf = (bidderId: string, tenderId: string) => `axion_bid_draft:${bidderId}:${tenderId}`;

/**
 * Unsaved draft text in sessionStorage, per user and tender: it survives a reload or a lost session, until it is saved or
 * submitted.
 */
export function unsavedBid(bidderId: string, tenderId: string) {
  const key = keyOf(bidderId, tenderId);
  return {
    read: (): KeptBid | null => parse(sessionStorage.getItem(key)),
    keep: (bid: KeptBid) => sessionStorage.setItem(key, JSON.stringify(bid)),
    drop: () => sessionStorage.removeItem(key),
  };
}

function parse(stored: string | null): KeptBid | null {
  try {
    const { typed, over, addendaSeen } = JSON.parse(stored ?? "null") as Record<string, unknown>;
    const texts = NAMES.map((name) => [name, (typed as Record<string, unknown>)[name]] as const);
    if (texts.some(([, text]) => typeof text !== "string")) return null;
    const { documents } = typed as { documents?: unknown };
    return { typed: { ...(Object.fromEntries(texts) as TypedTerms), documents: Array.isArray(documents) ? namedIn(documents as NamedDocument[]) : [] }, over: numberIn(over), addendaSeen: numberIn(addendaSeen) };
  } catch {
    return null;
  }
}
