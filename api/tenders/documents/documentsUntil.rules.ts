/**
 * The number of hours after the closing time in which companies can still upload the files that their bids name, or
 * give the files' URLs.
 */
export const DOCUMENT_HOURS = 24;

/**
 * SQL expression on a row of `tenders`: the time until which companies can upload the files that their bids name, or
 * give the files' URLs.
 */
export const DOCUMENTS_UNTIL = `closing_date + interval '${DOCUMENT_HOURS} hours'`;

/** The last time whose year has four digits, as ISO 8601 requires. */
const LAST_MOMENT = "9999-12-31T23:59:59.999Z";

/** SQL expression on a row of `tenders` that is not cancelled: the same time as documentsUntil returns. */
export const DOCUMENTS_UNTIL_SHOWN = `least(${DOCUMENTS_UNTIL}, '${LAST_MOMENT}')`;

/**
 * Returns the time until which companies can upload the files that their bids name, or give the files' URLs; null for a
 * cancelled tender.
 */
export const documentsUntil = ({ closingDate, cancelledAt }: { closingDate: Date; cancelledAt: Date | null }) =>
  cancelledAt ? null : new Date(Math.min(closingDate.getTime() + DOCUMENT_HOURS * 3_600_000, Date.parse(LAST_MOMENT)));
