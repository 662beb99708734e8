/**
 * Reads the revision of the tenders. The text includes xmin, the id of the transaction that wrote the row: after a
 * backup is restored, the same revision number can occur again for other data.
 */
const TENDERS = "SELECT revision::text || '.' || xmin::text FROM tender_revision";

/** SQL that reads a revision: a text that changes with every committed change of the data. */
export const REVISIONS = {
  tenders: TENDERS,
  /**
   * Covers bids, companies and tenders: everything that the page All Bids shows. Changes of bids are counted in several
   * rows, so that simultaneous changes do not wait for the lock of one row.
   */
  bids: `SELECT (${TENDERS}) || '/' || coalesce(sum(changes), 0)::text || '.' || coalesce(sum(xmin::text::bigint), 0)::text FROM bid_change_counts`,
};
