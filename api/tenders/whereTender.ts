import type { SelectQueryBuilder } from "typeorm";

import type { Tender } from "#api/tenders/Tender.ts";
import { givenNames, wholeFilter, type TenderFilterName, type TenderFilterValues } from "#api/tenders/tenderFilter.rules.ts";

const contains = (column: string, wanted: string) => `position(${wanted} IN fold_case(tender.${column})) > 0`;
const ACCEPTS_BIDS = "(tender.status = 'open' AND tender.deletedAt IS NULL AND tender.closingDate >= :now)";

/** The SQL of each filter: its value is the parameter of its name, the current time is `:now`. */
const WHERE: { [Name in TenderFilterName]: string | ((wanted: TenderFilterValues[Name]) => string) } = {
  search: `(${["tenderNumber", "title", "description", "location"].map((column) => contains(column, ":search")).join(" OR ")})`,
  category: "tender.category = ANY(:category)",
  country: "tender.country = ANY(:country)",
  closingWithinDays: "tender.closingDate BETWEEN :now AND CAST(:now AS timestamptz) + :closingWithinDays * interval '24 hours'",
  location: contains("location", ":location"),
  budgetFrom: "tender.budgetMax >= :budgetFrom",
  budgetTo: "tender.budgetMin <= :budgetTo",
  status: "tender.status = ANY(:status)",
  acceptsBids: (wanted) => (wanted ? ACCEPTS_BIDS : `NOT ${ACCEPTS_BIDS}`),
  openingFrom: "tender.openingDate >= :openingFrom",
  openingTo: "tender.openingDate <= :openingTo",
  closingFrom: "tender.closingDate >= :closingFrom",
  closingTo: "tender.closingDate <= :closingTo",
  deleted: (wanted) => (wanted ? "tender.deletedAt IS NOT NULL" : "tender.deletedAt IS NULL"),
};

/**
 * Restricts the query to the tenders that match every given filter.
 * @param clock the current time; read only if a filter needs it
 */
export async function whereTender(tenders: SelectQueryBuilder<Tender>, filter: TenderFilterValues, clock: () => Promise<Date>) {
  const whole = wholeFilter(filter);
  const conditions = givenNames(whole).map((name) => conditionOf(name, whole[name]));
  const now = conditions.some((condition) => condition.includes(":now")) ? await clock() : undefined;
  tenders.withDeleted();
  for (const condition of conditions) tenders.andWhere(condition);
  return tenders.setParameters({ ...whole, now });
}

function conditionOf(name: TenderFilterName, wanted: unknown) {
  const where = WHERE[name] as string | ((value: unknown) => string);
  return typeof where === "string" ? where : where(wanted);
}
