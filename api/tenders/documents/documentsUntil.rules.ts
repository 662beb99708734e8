/** Number of hours after the closing time in which companies can still give document addresses. */
export const DOCUMENT_HOURS = 24;

/** The time limit as SQL on a row of tenders. */
export const DOCUMENTS_UNTIL = `closing_date + interval '${DOCUMENT_HOURS} hours'`;

/** The last time with a four-digit year, which ISO 8601 requires. */
const LAST_MOMENT = "9999-12-31T23:59:59.999Z";

/** The displayed documentsUntil of a tender that is not cancelled, as SQL on a row of tenders. */
export const DOCUMENTS_UNTIL_SHOWN = `least(${DOCUMENTS_UNTIL}, '${LAST_MOMENT}')`;

/** The time until which document addresses can be given; null for a cancelled tender. */
export const documentsUntil = ({ closingDate, cancelledAt }: { closingDate: Date; cancelledAt: Date | null }) =>
  cancelledAt ? null : new Date(Math.min(closingDate.getTime() + DOCUMENT_HOURS * 3_600_000, Date.parse(LAST_MOMENT)));
