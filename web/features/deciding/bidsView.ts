import { type BidSorting } from "#web/features/deciding/bidColumns.ts";

/** How a tender shows its bids; the order is kept while the cards are looked at. */
export interface BidsView {
  as: "cards" | "compare";
  sorting: BidSorting;
}

export const FIRST_VIEW: BidsView = { as: "cards", sorting: { by: "amount", descending: false } };
