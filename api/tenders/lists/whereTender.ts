import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

import { likePattern } from "#api/core/database/likePattern.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import {
  givenNames,
  wholeFilter,
  type TenderFilterName,
  type TenderFilterValues,
} from "#api/tenders/lists/tenderFilter.rules.ts";
import { ACCEPTS_BIDS, PARTNERS_SEE } from "#api/tenders/lifecycle/phaseSql.ts";

/**
 * Compare a single value with `=`, so that PostgreSQL can read the rows in sort order from an index of this column and
 * the sort column.
 */
const isOneOf = (name: "category" | "country" | "status") => (wanted: readonly string[]) =>
  wanted.length === 1 ? `tender.${name} = (CAST(:${name} AS text[]))[1]` : `tender.${name} = ANY(:${name})`;
const ACCEPTS_BIDS_NOW = ACCEPTS_BIDS("tender", ":now");

/**
 * SQL expression: the id of a live bid on the tender, null if there is none. A scalar subquery is faster here than NOT
 * EXISTS, for which PostgreSQL would hash all bids.
 */
export const LIVE_BID =
  "(SELECT live.id FROM bids live WHERE live.tender_id = tender.id AND live.withdrawn_at IS NULL LIMIT 1)";
const awarded = (compared: string) =>
  `tender.status = 'awarded' AND tender.id IN (SELECT award.tender_id FROM bids award WHERE award.status = 'accepted' AND award.withdrawn_at IS NULL AND award.decided_at ${compared})`;

/**
 * The SQL condition of each filter. The parameter with the filter's name contains the filter's value, or a LIKE pattern
 * for `search` and `location`. `:now` is the current time.
 */
const WHERE: { [Name in TenderFilterName]: string | ((wanted: NonNullable<TenderFilterValues[Name]>) => string) } = {
  search: "tender.searchText LIKE :search",
  category: isOneOf("category"),
  country: isOneOf("country"),
  closingWithinDays:
    "tender.closingDate BETWEEN :now AND CAST(:now AS timestamptz) + :closingWithinDays * interval '24 hours'",
  location: "fold_case(tender.location) LIKE :location",
  budgetFrom: "tender.budgetMax >= :budgetFrom",
  budgetTo: "tender.budgetMin <= :budgetTo",
  status: isOneOf("status"),
  acceptsBids: (wanted) => (wanted ? ACCEPTS_BIDS_NOW : `NOT ${ACCEPTS_BIDS_NOW}`),
  openingFrom: "tender.openingDate >= :openingFrom",
  openingTo: "tender.openingDate <= :openingTo",
  closingFrom: "tender.closingDate >= :closingFrom",
  closingTo: "tender.closingDate <= :closingTo",
  changedSince: "tender.updatedAt >= :changedSince",
  createdBy: "tender.createdBy = :createdBy",
  published: (wanted) => (wanted ? PARTNERS_SEE("tender") : `NOT ${PARTNERS_SEE("tender")}`),
  withoutBids: (wanted) => (wanted ? `${LIVE_BID} IS NULL` : `${LIVE_BID} IS NOT NULL`),
  awardedFrom: awarded(">= :awardedFrom"),
  awardedTo: awarded("<= :awardedTo"),
  deleted: (wanted) => (wanted ? "tender.deletedAt IS NOT NULL" : "tender.deletedAt IS NULL"),
};

/**
 * Restricts the query to the tenders that match every given filter.
 * @param clock Returns the current time; called only if a filter needs it
 */
export async function whereTender(
  tenders: SelectQueryBuilder<Tender>,
  filter: TenderFilterValues,
  clock: () => Promise<Date>,
) {
  const whole = wholeFilter(filter);
  const conditions = givenNames(whole).map((name) => conditionOf(name, whole[name]));
  const now = conditions.some((condition) => condition.includes(":now")) ? await clock() : undefined;
  tenders.withDeleted();
  for (const condition of conditions) tenders.andWhere(condition);
  const patterns = { search: likePattern(whole.search ?? ""), location: likePattern(whole.location ?? "") };
  return tenders.setParameters({ ...whole, ...patterns, now });
}

/**
 * The filters that only compare a column that the rows of figures (TenderFigures) have, too. For them a query of
 * figures needs no look at the tenders.
 */
export const FILTERS_OF_FIGURES = ["category", "country", "createdBy"] as const satisfies TenderFilterName[];

/** Restricts a query of TenderFigures, called "tender", by FILTERS_OF_FIGURES. */
export function whereFigures<Row extends ObjectLiteral>(
  figures: SelectQueryBuilder<Row>,
  filter: Pick<TenderFilterValues, (typeof FILTERS_OF_FIGURES)[number]>,
) {
  for (const name of FILTERS_OF_FIGURES)
    if (filter[name] != null) figures.andWhere(conditionOf(name, filter[name])).setParameter(name, filter[name]);
  return figures;
}

function conditionOf(name: TenderFilterName, wanted: unknown) {
  const where = WHERE[name] as string | ((value: unknown) => string);
  return typeof where === "string" ? where : where(wanted);
}
