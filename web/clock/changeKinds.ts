/** What the server tells in GET /events: `bids` to administrators alone, for bids, companies and tenders; `notices` of the person alone. */
export const CHANGE_KINDS = ["tenders", "bids", "notices"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  kind: ChangeKind;
  /** What it brought: the revision of the tenders or of the bids, or the number of unread notices. */
  now: string;
}
