/** Spec §4. Withdrawing is not a status: a withdrawn bid keeps its status and the moment of its withdrawal. */
export const BID_STATUSES = ["pending", "accepted", "rejected"] as const;
export type BidStatus = (typeof BID_STATUSES)[number];
