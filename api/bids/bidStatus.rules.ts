/** Spec §4. Withdrawing is not a status: a withdrawn bid keeps its status and the moment of its withdrawal. */
export const BID_STATUSES = ["pending", "accepted", "rejected"] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

interface Decidable {
  status: BidStatus;
  withdrawnAt: Date | string | null;
}

/** A live bid that is accepted or rejected. */
export const isDecided = ({ status, withdrawnAt }: Decidable) => status !== "pending" && withdrawnAt === null;

/** A decided bid whose tender takes bids again. @param accepts whether the tender takes bids now */
export const isOpenAgain = (bid: Decidable, accepts: boolean) => accepts && isDecided(bid);
