import { isOpenAgain, type BidStatus } from "#api/bids/bidStatus.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { formatDateTime } from "#web/format/dates.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Decidable {
  status: BidStatus;
  submittedAt: string;
  decidedAt: string | null;
  withdrawnAt: string | null;
}

interface BehindBid {
  status: TenderStatus;
  closingDate: string;
  cancelledAt: string | null;
  /** Absent on screens that do not show a deleted tender. */
  deletedAt?: string | null;
}

export const BID_OUTCOMES = ["pending", "accepted", "rejected", "withdrawn"] as const;
export type BidOutcome = (typeof BID_OUTCOMES)[number];

/** The outcome of a bid: its stored status, unless the bid was withdrawn. */
export const outcomeOf = ({ status, withdrawnAt }: Pick<Decidable, "status" | "withdrawnAt">): BidOutcome =>
  withdrawnAt ? "withdrawn" : status;

export type TenderState = "shown" | "cancelled" | "deleted" | "taken back";

/**
 * The state of a bid's tender. The API returns null for a tender that was reset to draft, unless the bidder is an
 * administrator.
 */
export function tenderStateOf(tender: BehindBid | null): TenderState {
  if (tender?.deletedAt) return "deleted";
  if (tender === null || tender.status === "draft") return "taken back";
  return tender.cancelledAt ? "cancelled" : "shown";
}

/** Whether no decision is expected any more: the tender was cancelled or deleted. */
const isEnded = (tender: BehindBid | null) => ["cancelled", "deleted"].includes(tenderStateOf(tender));

type OwnBid = Decidable & { tender: BehindBid | null };

/** The outcome as it is shown. A pending bid on a cancelled or deleted tender is shown as "no decision". */
export const shownOutcomeOf = (bid: Pick<OwnBid, "status" | "withdrawnAt" | "tender">) =>
  outcomeOf(bid) === "pending" && isEnded(bid.tender) ? "no decision" : outcomeOf(bid);

/** Whether the bid is final: decided, withdrawn, or on a cancelled or deleted tender. */
export const hasOutcome = (bid: OwnBid) => shownOutcomeOf(bid) !== "pending";

const TAKEN_BACK = words.thisTenderWasTakenBackAnd;

const wasCancelled = (tender: BehindBid | null) =>
  words.thisTenderWasCancelled(tender?.cancelledAt ? words.onIt(formatDateTime(tender.cancelledAt)) : "");

const UNDECIDED: Record<TenderState, (tender: BehindBid | null) => string> = {
  shown: () => words.biddingHasClosedTheDecisionWill,
  cancelled: (tender) => words.noDecisionIsExpected(wasCancelled(tender)),
  deleted: () => words.thisTenderWasWithdrawnByIts,
  "taken back": () => TAKEN_BACK,
};

/** The outcome and its time, as a sentence for the bidder. */
export function outcomeSentence(bid: OwnBid, accepts: boolean) {
  const decided = bid.decidedAt ? words.onIt(formatDateTime(bid.decidedAt)) : "";
  const again =
    bid.tender && isOpenAgain(bid, accepts)
      ? words.biddingIsOpenAgainUntilA(formatDateTime(bid.tender.closingDate))
      : "";
  switch (outcomeOf(bid)) {
    case "withdrawn":
      return words.youWithdrewThisBidItDoes(bid.withdrawnAt ? words.onIt(formatDateTime(bid.withdrawnAt)) : "");
    case "accepted":
      return words.yourBidWasAccepted(decided, again);
    case "rejected":
      return words.yourBidWasNotAcceptedIt(decided, again);
    case "pending":
      return accepts ? words.yourBidIsSubmittedYouMay : UNDECIDED[tenderStateOf(bid.tender)](bid.tender);
  }
}

/** A sentence that follows the outcome if the bid's tender was cancelled, deleted or reset to draft. */
export function statusNote(bid: OwnBid) {
  const kept = words.whatYouSubmittedIsKept;
  switch (tenderStateOf(bid.tender)) {
    case "shown":
      return null;
    case "cancelled":
      return outcomeOf(bid) === "pending" ? kept : `${wasCancelled(bid.tender)} ${kept}`;
    case "deleted":
      return words.theTenderIsNotShownAny(kept);
    case "taken back":
      return outcomeOf(bid) === "pending" ? kept : `${TAKEN_BACK} ${kept}`;
  }
}
