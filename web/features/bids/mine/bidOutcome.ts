import { isOpenAgain, type BidStatus } from "#api/bids/bidStatus.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";

interface Decidable {
  status: BidStatus;
  submittedAt: string;
  decidedAt: string | null;
  withdrawnAt: string | null;
}

interface BehindBid {
  status: TenderStatus;
  closingDate: string;
  deletedAt: string | null;
}

export const BID_OUTCOMES = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type BidOutcome = (typeof BID_OUTCOMES)[number];

/** Withdrawal overrides the stored status. */
export const outcomeOf = ({ status, withdrawnAt }: Decidable): BidOutcome => (withdrawnAt ? "withdrawn" : status);

export type TenderState = "shown" | "deleted" | "taken back";

/** The api answers null for a tender that is a draft again, unless the bidder is an administrator. */
export function tenderStateOf(tender: BehindBid | null): TenderState {
  if (tender?.deletedAt) return "deleted";
  return tender === null || tender.status === "draft" ? "taken back" : "shown";
}

/** Whether the bid is over: decided, withdrawn, or its tender deleted. */
export const hasOutcome = (bid: Decidable & { tender: BehindBid | null }) => outcomeOf(bid) !== "pending" || tenderStateOf(bid.tender) === "deleted";

const TAKEN_BACK = "This tender was taken back and is not open now.";

const UNDECIDED: Record<TenderState, string> = {
  shown: "Bidding has closed. The decision will stand here.",
  deleted: "This tender was withdrawn by its owner; no decision is expected.",
  "taken back": TAKEN_BACK,
};

/** The outcome and its moment, as a sentence for the bidder. */
export function outcomeSentence(bid: Decidable & { tender: BehindBid | null }, accepts: boolean) {
  const decided = bid.decidedAt ? ` on ${formatDateTime(bid.decidedAt)}` : "";
  const again = bid.tender && isOpenAgain(bid, accepts) ? ` Bidding is open again until ${formatDateTime(bid.tender.closingDate)}; a revision is decided anew.` : "";
  switch (outcomeOf(bid)) {
    case "withdrawn":
      return `You withdrew this bid${bid.withdrawnAt ? ` on ${formatDateTime(bid.withdrawnAt)}` : ""}. It does not count any more.`;
    case "accepted":
      return `Your bid was accepted${decided}.${again}`;
    case "rejected":
      return `Your bid was not accepted: it was rejected${decided}.${again}`;
    case "pending":
      return accepts ? "Your bid is submitted. You may revise or withdraw it until the tender closes." : UNDECIDED[tenderStateOf(bid.tender)];
  }
}

/** A second sentence for a bid whose tender is deleted or a draft again. */
export function keptSentence(bid: Decidable & { tender: BehindBid | null }) {
  const kept = "What you submitted is kept.";
  switch (tenderStateOf(bid.tender)) {
    case "shown":
      return null;
    case "deleted":
      return `The tender is not shown any more. ${kept}`;
    case "taken back":
      return outcomeOf(bid) === "pending" ? kept : `${TAKEN_BACK} ${kept}`;
  }
}
