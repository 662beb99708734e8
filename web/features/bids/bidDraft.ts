/** What the bidder types, as text. */
export const EMPTY_BID = { bidAmount: "", technicalProposal: "", timelineDays: "", documentsUrl: "" };
export type TypedBid = typeof EMPTY_BID;

export const isEmptyBid = (bid: TypedBid) => Object.values(bid).every((text) => text.trim() === "");

const keyOf = (bidderId: string, tenderId: string) => `axion_bid_draft:${bidderId}:${tenderId}`;

/**
 * A bid that is being written survives a session that ends meanwhile: it is kept in this tab, for this person and
 * this tender, until it is submitted.
 */
export function bidDraft(bidderId: string, tenderId: string) {
  const key = keyOf(bidderId, tenderId);
  return {
    read: (): TypedBid => ({ ...EMPTY_BID, ...parse(sessionStorage.getItem(key)) }),
    keep: (bid: TypedBid) => sessionStorage.setItem(key, JSON.stringify(bid)),
    drop: () => sessionStorage.removeItem(key),
  };
}
export type BidDraft = ReturnType<typeof bidDraft>;

function parse(stored: string | null): Partial<TypedBid> {
  const names = Object.keys(EMPTY_BID);
  try {
    const typed = Object.entries(JSON.parse(stored ?? "{}") as object);
    return Object.fromEntries(typed.filter(([name, value]) => names.includes(name) && typeof value === "string"));
  } catch {
    return {};
  }
}
