import { type BidTerms } from "#api/bids/bid.rules.ts";

/** The form values, as text. */
export const EMPTY_BID: Record<keyof BidTerms, string> = { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "" };
export type TypedBid = typeof EMPTY_BID;
const NAMES = Object.keys(EMPTY_BID) as (keyof TypedBid)[];

/** Picks the form values of a stored draft. */
export const typedOf = ({ bidAmount, technicalProposal, timelineDays, documentsUrl }: TypedBid): TypedBid => ({
  bidAmount,
  technicalProposal,
  timelineDays,
  documentsUrl,
});

export const isSameBid = (one: TypedBid, other: TypedBid) => NAMES.every((name) => one[name].trim() === other[name].trim());

/** Unsaved text with the stored version that it was typed over; null where none was known. */
export interface UnsavedBid {
  typed: TypedBid;
  over: number | null;
}

const keyOf = (bidderId: string, tenderId: string) => `axion_bid_draft:${bidderId}:${tenderId}`;

/**
 * Unsaved draft text in sessionStorage, per user and tender: it survives a reload or a lost session, until it is saved or
 * submitted.
 */
export function unsavedBid(bidderId: string, tenderId: string) {
  const key = keyOf(bidderId, tenderId);
  return {
    read: (): UnsavedBid | null => parse(sessionStorage.getItem(key)),
    keep: (bid: UnsavedBid) => sessionStorage.setItem(key, JSON.stringify(bid)),
    drop: () => sessionStorage.removeItem(key),
  };
}

function parse(stored: string | null): UnsavedBid | null {
  try {
    const { typed, over } = JSON.parse(stored ?? "null") as Record<string, unknown>;
    const texts = NAMES.map((name) => [name, (typed as Record<string, unknown>)[name]] as const);
    if (texts.some(([, text]) => typeof text !== "string")) return null;
    return { typed: Object.fromEntries(texts) as TypedBid, over: typeof over === "number" ? over : null };
  } catch {
    return null;
  }
}
