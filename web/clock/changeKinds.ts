/** What the server tells in GET /events: `bids` to administrators alone, for bids, companies and tenders. */
export const CHANGE_KINDS = ["tenders", "bids"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
