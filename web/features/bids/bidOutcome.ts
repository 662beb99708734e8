import { type BidStatus } from "#api/bids/bid.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";

interface Decidable {
  status: BidStatus;
  submittedAt: string;
  decidedAt: string | null;
  withdrawnAt: string | null;
}

export const BID_OUTCOMES = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type BidOutcome = (typeof BID_OUTCOMES)[number];

/** Withdrawing is no status of a bid: what was decided before it does not matter any more. */
export const outcomeOf = ({ status, withdrawnAt }: Decidable): BidOutcome => (withdrawnAt ? "withdrawn" : status);

/** The outcome and its moment, as a sentence for the bidder. */
export function outcomeSentence(bid: Decidable, accepts: boolean) {
  const decided = bid.decidedAt ? ` on ${formatDateTime(bid.decidedAt)}` : "";
  switch (outcomeOf(bid)) {
    case "withdrawn":
      return `You withdrew this bid${bid.withdrawnAt ? ` on ${formatDateTime(bid.withdrawnAt)}` : ""}. It does not count any more.`;
    case "accepted":
      return `Your bid was accepted${decided}.`;
    case "rejected":
      return `Your bid was not accepted: it was rejected${decided}.`;
    case "pending":
      return accepts ? "Your bid is submitted. You may revise or withdraw it until the tender closes." : "Bidding has closed. The decision will stand here.";
  }
}
