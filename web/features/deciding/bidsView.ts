import { type BidSorting } from "#web/features/deciding/comparison/bidColumns.ts";
import { type ReadableBid } from "#web/features/deciding/useBidsOfTender.ts";
import { type SeenBids } from "#web/features/deciding/decision/useDecisions.ts";

/**
 * An award that awaits confirmation, with the bids as they were when the dialog opened: if a bid has changed since, the
 * server refuses the award.
 */
export interface AwardToConfirm {
  winner: ReadableBid;
  seen: SeenBids;
  total: number;
}

/** The view of a tender's bids. The sorting of the table is preserved while the cards are shown. */
export interface BidsView {
  as: "cards" | "compare";
  sorting: BidSorting;
  award: AwardToConfirm | null;
  /** True just after an award, whose dialog and buttons are removed together with the focused element. */
  isAwarded: boolean;
}

export const FIRST_VIEW: BidsView = {
  as: "cards",
  sorting: { by: "amount", descending: false },
  award: null,
  isAwarded: false,
};
