import { type BidSorting } from "#web/features/deciding/bidColumns.ts";

/** How the bids of a tender are shown. The sorting of the table is kept while the cards are shown. */
export interface BidsView {
  as: "cards" | "compare";
  sorting: BidSorting;
}

export const FIRST_VIEW: BidsView = { as: "cards", sorting: { by: "amount", descending: false } };
