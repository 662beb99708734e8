/** How long after the closing time the address of a bid's document can be given. */
export const DOCUMENT_HOURS = 24;

/** The same as SQL on a row of tenders. */
export const DOCUMENTS_UNTIL = `closing_date + interval '${DOCUMENT_HOURS} hours'`;

/** ISO 8601 writes no later year with four digits. */
const LAST_MOMENT = "9999-12-31T23:59:59.999Z";

/** What documentsUntil answers, as SQL on a row of tenders that is not cancelled. */
export const DOCUMENTS_UNTIL_TOLD = `least(${DOCUMENTS_UNTIL}, '${LAST_MOMENT}')`;

/** Until when addresses of documents can be given; null for a cancelled tender. */
export const documentsUntil = ({ closingDate, cancelledAt }: { closingDate: Date; cancelledAt: Date | null }) =>
  cancelledAt ? null : new Date(Math.min(closingDate.getTime() + DOCUMENT_HOURS * 3_600_000, Date.parse(LAST_MOMENT)));
