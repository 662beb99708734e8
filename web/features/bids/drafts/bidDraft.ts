import { type BidTerms } from "#api/bids/bid.rules.ts";
import { type NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";

import { readStored, removeStored, store } from "#web/browserStore.ts";

type TypedTerms = Record<keyof BidTerms, string>;

/** The values of the bid form: its fields as text, and the files that the bid names. */
export interface TypedBid extends TypedTerms {
  documents: NamedDocument[];
}

/** A valid bid as it is sent to the server, with its amount and timeline as numbers. */
export type SentBid = BidTerms & Pick<TypedBid, "documents">;

const EMPTY_TERMS: TypedTerms = { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "" };
const NAMES = Object.keys(EMPTY_TERMS) as (keyof BidTerms)[];

export const EMPTY_BID: TypedBid = { ...EMPTY_TERMS, documents: [] };

/** Picks the values of the bid form from a stored draft. */
export const typedOf = ({
  bidAmount,
  technicalProposal,
  timelineDays,
  documentsUrl,
  documents,
}: TypedBid): TypedBid => ({
  bidAmount,
  technicalProposal,
  timelineDays,
  documentsUrl,
  documents: namedIn(documents),
});

export const isSameBid = (one: TypedBid, other: TypedBid) =>
  NAMES.every((name) => one[name].trim() === other[name].trim()) &&
  JSON.stringify(namedIn(one.documents)) === JSON.stringify(namedIn(other.documents));

/** Picks the fields that identify a file, and what it proves. */
const namedIn = (documents: readonly NamedDocument[]) =>
  documents.map(({ name, bytes, sha256, kind = null }) => ({ name, bytes, sha256, kind }));

/**
 * Text that the server has not saved. `over` is the version of the stored draft that this text replaces; null if
 * unknown.
 */
export interface UnsavedBid {
  typed: TypedBid;
  over: number | null;
}

/**
 * An unsaved draft in the tab's storage. `addendaSeen` is the newest addendum that the bidder was shown; null if
 * unknown.
 */
interface StoredBid extends UnsavedBid {
  addendaSeen: number | null;
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : null);

const keyOf = (bidderId: string, tenderId: string) => `axion_bid_draft:${bidderId}:${tenderId}` as const;

/**
 * Reads and writes unsaved draft text in the tab's storage, per user and tender. There it survives a reload or a lost
 * session, until the server has saved it or the bid is submitted.
 */
export function unsavedBid(bidderId: string, tenderId: string) {
  const key = keyOf(bidderId, tenderId);
  return {
    read: (): StoredBid | null => parse(readStored("sessionStorage", key)),
    keep: (bid: StoredBid) => store("sessionStorage", key, JSON.stringify(bid)),
    drop: () => removeStored("sessionStorage", key),
  };
}

function parse(stored: string | null): StoredBid | null {
  try {
    const { typed, over, addendaSeen } = JSON.parse(stored ?? "null") as Record<string, unknown>;
    const texts = NAMES.map((name) => [name, (typed as Record<string, unknown>)[name]] as const);
    if (texts.some(([, text]) => typeof text !== "string")) return null;
    const { documents } = typed as { documents?: unknown };
    return {
      typed: {
        ...(Object.fromEntries(texts) as TypedTerms),
        documents: Array.isArray(documents) ? namedIn(documents as NamedDocument[]) : [],
      },
      over: numberIn(over),
      addendaSeen: numberIn(addendaSeen),
    };
  } catch {
    return null;
  }
}
