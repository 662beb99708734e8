import { type BidSorting } from "#web/features/deciding/bidColumns.ts";
import { type ReadableBid } from "#web/features/deciding/readableBid.ts";
import { type SeenBids } from "#web/features/deciding/useDecisions.ts";

/** An award that waits for its confirmation, with the bids as they were when it was asked for: what was not seen is not awarded. */
export interface AskedAward {
  winner: ReadableBid;
  seen: SeenBids;
  total: number;
}

/** How the bids of a tender are shown. The sorting of the table is kept while the cards are shown. */
export interface BidsView {
  as: "cards" | "compare";
  sorting: BidSorting;
  award: AskedAward | null;
  /** The dialog and the buttons of an award have just been removed, and the focus with them. */
  isAwarded: boolean;
}

export const FIRST_VIEW: BidsView = { as: "cards", sorting: { by: "amount", descending: false }, award: null, isAwarded: false };
