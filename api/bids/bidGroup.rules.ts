/** The groups of All Bids. Every tender is in exactly one. */
export const BID_GROUPS = ["awaitingDecision", "withBids", "draftsAndWithoutBids"] as const;
export type BidGroup = (typeof BID_GROUPS)[number];
