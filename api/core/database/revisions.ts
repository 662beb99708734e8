/** With xmin, the transaction that wrote the row: a number alone can return with a restored backup. */
const TENDERS = "SELECT revision::text || '.' || xmin::text FROM tender_revision";

/** Statements that read one text, which differs after every committed change. */
export const REVISIONS = {
  tenders: TENDERS,
  /** Of bids, companies and tenders: of all that All Bids shows. Changes of bids are counted in several rows. */
  bids: `SELECT (${TENDERS}) || '/' || coalesce(sum(changes), 0)::text || '.' || coalesce(sum(xmin::text::bigint), 0)::text FROM bid_change_counts`,
};
