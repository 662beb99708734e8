import { type TenderFilterName } from "#api/tenders/tenderFilter.rules.ts";

/** The filters of Tender Management's table beside text and status. */
export const MORE_TENDER_FILTERS = ["category", "country", "closingFrom", "closingTo", "closingWithinDays", "withoutBids"] as const satisfies readonly TenderFilterName[];

export type MoreTenderFilters = Record<(typeof MORE_TENDER_FILTERS)[number], string>;

export const moreFiltersOf = (textOf: (name: string) => string | null) =>
  Object.fromEntries(MORE_TENDER_FILTERS.map((name) => [name, textOf(name) ?? ""])) as MoreTenderFilters;
