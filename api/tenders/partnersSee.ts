import type { Tender } from "#api/tenders/Tender.ts";

/** A draft that was cancelled before anybody could see it is for administrators alone, for good. As SQL. @param row a row of tenders */
export const NEVER_SHOWN = (row: string) => `(${row}.cancelled_at IS NOT NULL AND ${row}.published_at IS NULL)`;

/** The one place that says which tenders partners and the open data see, unless they are deleted. As SQL. @param row a row of tenders */
export const PARTNERS_SEE = (row: string) => `(${row}.status <> 'draft' AND NOT ${NEVER_SHOWN(row)})`;

/** As PARTNERS_SEE says. */
export const partnersSee = ({ status, cancelledAt, publishedAt }: Pick<Tender, "status" | "cancelledAt" | "publishedAt">) => status !== "draft" && !(cancelledAt !== null && publishedAt === null);
