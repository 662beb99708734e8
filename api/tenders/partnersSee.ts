import type { Tender } from "#api/tenders/Tender.ts";

/**
 * SQL condition on a row of `tenders`: the tender was cancelled before its publication. Only administrators can see it.
 * @param row The alias of the row
 */
export const NEVER_SHOWN = (row: string) => `(${row}.cancelled_at IS NOT NULL AND ${row}.published_at IS NULL)`;

/**
 * SQL condition on a row of `tenders`: partners and the public can see the tender, unless it is deleted. This is the
 * only definition in SQL.
 * @param row The alias of the row
 */
export const PARTNERS_SEE = (row: string) => `(${row}.status <> 'draft' AND NOT ${NEVER_SHOWN(row)})`;

/** The same condition as the SQL of PARTNERS_SEE, in TypeScript. */
export const partnersSee = ({
  status,
  cancelledAt,
  publishedAt,
}: Pick<Tender, "status" | "cancelledAt" | "publishedAt">) =>
  status !== "draft" && !(cancelledAt !== null && publishedAt === null);
