import type { Tender } from "#api/tenders/Tender.ts";

/**
 * SQL condition: a draft was cancelled before its publication. It stays visible only to administrators.
 * @param row a row of tenders
 */
export const NEVER_SHOWN = (row: string) => `(${row}.cancelled_at IS NOT NULL AND ${row}.published_at IS NULL)`;

/**
 * SQL condition: partners and the open data see the tender, unless it is deleted. This is the only definition in SQL.
 * @param row a row of tenders
 */
export const PARTNERS_SEE = (row: string) => `(${row}.status <> 'draft' AND NOT ${NEVER_SHOWN(row)})`;

/** The same condition as the SQL of PARTNERS_SEE, in TypeScript. */
export const partnersSee = ({
  status,
  cancelledAt,
  publishedAt,
}: Pick<Tender, "status" | "cancelledAt" | "publishedAt">) =>
  status !== "draft" && !(cancelledAt !== null && publishedAt === null);
