/** The groups of All Bids. Every tender is in exactly one. */
export const BID_GROUPS = ["awaitingDecision", "withBids", "draftsAndWithoutBids"] as const;
export type BidGroup = (typeof BID_GROUPS)[number];

/** The kinds of pending work of an administrator on a tender. */
export const AWAITED = ["decision", "secondPerson", "overdueDecision"] as const;
export type Awaited = (typeof AWAITED)[number];
