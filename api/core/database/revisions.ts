/**
 * Revision of the tenders. It includes xmin, the id of the transaction that wrote the row, because a restored backup
 * can repeat a revision number.
 */
const TENDERS = "SELECT revision::text || '.' || xmin::text FROM tender_revision";

/** Statements that each read a revision, which changes with every committed change of the data. */
export const REVISIONS = {
  tenders: TENDERS,
  /**
   * Covers bids, companies and tenders: everything that All Bids shows. Changes of bids are counted in several rows, to
   * avoid lock contention.
   */
  bids: `SELECT (${TENDERS}) || '/' || coalesce(sum(changes), 0)::text || '.' || coalesce(sum(xmin::text::bigint), 0)::text FROM bid_change_counts`,
};
