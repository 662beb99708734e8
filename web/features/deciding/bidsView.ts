import { type BidSorting } from "#web/features/deciding/comparison/bidColumns.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type SeenBids } from "#web/features/deciding/decision/useDecisions.ts";

/**
 * An award that the administrator has not confirmed yet, with the bids as they were when the dialog opened. If a bid
 * has changed since then, the server refuses the award.
 */
export interface AwardToConfirm {
  winner: ReadableBid;
  seen: SeenBids;
  total: number;
}

/**
 * How a tender's bids are shown: as cards or as a table. The sorting of the table is preserved while the cards are
 * shown.
 */
export interface BidsView {
  as: "cards" | "compare";
  sorting: BidSorting;
  award: AwardToConfirm | null;
  /** True just after an award. The award's dialog and buttons are then removed, so the focus must be moved. */
  isAwarded: boolean;
}

export const FIRST_VIEW: BidsView = {
  as: "cards",
  sorting: { by: "amount", descending: false },
  award: null,
  isAwarded: false,
};
