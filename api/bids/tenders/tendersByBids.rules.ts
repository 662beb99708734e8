/** The groups of tenders on the page All Bids. Every tender is in exactly one group. */
export const BID_GROUPS = ["awaitingDecision", "withBids", "draftsAndWithoutBids"] as const;
export type BidGroup = (typeof BID_GROUPS)[number];

/** The kinds of work on a tender that can await an administrator. */
export const AWAITED = ["decision", "secondPerson", "overdueDecision"] as const;
export type Awaited = (typeof AWAITED)[number];
