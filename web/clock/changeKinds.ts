/**
 * The kinds of changes that the event stream GET /events reports. `bids` reports changes of bids, companies and
 * tenders, and is sent only to administrators. `notices` reports changes of the user's own notices.
 */
export const CHANGE_KINDS = ["tenders", "bids", "notices"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  kind: ChangeKind;
  /** The new revision of all tenders (`tenders`) or bids (`bids`), or the new number of unread notices (`notices`). */
  now: string;
}
