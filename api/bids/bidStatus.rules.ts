/** Spec §4. Withdrawal is not a status: a withdrawn bid keeps its status and has a withdrawal time. */
export const BID_STATUSES = ["pending", "accepted", "rejected"] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

interface Decidable {
  status: BidStatus;
  withdrawnAt: Date | string | null;
}

/**
 * The number of seconds between a decision and the mail about it. If the decision is undone within this time, no mail
 * is sent.
 */
export const UNDO_SECONDS = 60;

/** Returns the time until which a decision can be undone without a mail about it. */
export const undoUntil = (decidedAt: Date | string) => new Date(new Date(decidedAt).getTime() + UNDO_SECONDS * 1000);

/** True for a live bid that was accepted or rejected. */
export const isDecided = ({ status, withdrawnAt }: Decidable) => status !== "pending" && withdrawnAt === null;

/**
 * True for a decided bid whose tender accepts bids again.
 * @param accepts Whether the tender accepts bids now
 */
export const isOpenAgain = (bid: Decidable, accepts: boolean) => accepts && isDecided(bid);
