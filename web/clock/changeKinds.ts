/**
 * The kinds of changes in GET /events. `bids` reports changes of bids, companies and tenders, and is sent only to
 * administrators. `notices` is sent only for the user's own notices.
 */
export const CHANGE_KINDS = ["tenders", "bids", "notices"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  kind: ChangeKind;
  /** The new value: the revision of the tenders or of the bids, or the number of unread notices. */
  now: string;
}
