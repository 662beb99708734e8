/** As acceptsBids says, as SQL on a row of tenders, named `tender`. */
export const TAKES_BIDS = "tender.status = 'open' AND tender.deleted_at IS NULL AND tender.closing_date >= now()";
