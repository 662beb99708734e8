import { object } from "yup";

import { choice, requiredText, trimmedText } from "#api/core/rules/fields.rules.ts";
import {
  filterByShownStatus,
  filterTenders,
  givenNames,
  parseTenderFilter,
  type FilteredTender,
  type TenderFilterName,
  type TenderFilterValues,
} from "#api/tenders/lists/tenderFilter.rules.ts";
import type { TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** How the matches of a search are mailed. */
export const SEARCH_DELIVERIES = ["atOnce", "daily", "never"] as const;
export type SearchDelivery = (typeof SEARCH_DELIVERIES)[number];

/** The maximum number of saved searches of one user. */
export const MOST_SEARCHES = 20;

/**
 * The filters that a saved search may contain: those of Browse Tenders. tenderFilterControls.test.ts compares this list
 * with the form controls.
 */
export const SEARCHED = [
  "search",
  "category",
  "country",
  "closingWithinDays",
  "location",
  "budgetFrom",
  "budgetTo",
  "status",
  "acceptsBids",
  "openingFrom",
  "openingTo",
  "closingFrom",
  "closingTo",
] as const satisfies readonly TenderFilterName[];

const textsIn = (query: string) => {
  const address = new URLSearchParams(query);
  return Object.fromEntries(
    SEARCHED.flatMap((name) => (address.get(name)?.trim() ? [[name, address.get(name)!.trim()]] : [])),
  );
};

/** Reduces the query string of a URL to the search filters, always in the same order. */
export const searchQuery = (address: string) => new URLSearchParams(textsIn(address)).toString();

/** Parses the query string of a search as a filter. Invalid values are ignored. */
export const searchFilter = (query: string): TenderFilterValues => parseTenderFilter(textsIn(query));

/**
 * The status of the tenders that the public list shows: the status in the query string, by default `open`. The value
 * `draft` is ignored, because drafts are not public.
 */
export function publicStatus(query: string): Exclude<TenderStatus, "draft"> {
  const status = searchFilter(query).status?.[0];
  return status && status !== "draft" ? status : "open";
}

/**
 * The filter of the public list of tenders: the search filters in the query string, with the status of publicStatus.
 */
export const publicFilter = (query: string): TenderFilterValues => ({
  ...searchFilter(query),
  ...filterByShownStatus(publicStatus(query)),
});

/** True if the query string contains only search filters, each with a valid value. */
function isSearch(query: string | undefined) {
  const sent = [...new URLSearchParams(query).keys()];
  return (
    sent.every((name) => (SEARCHED as readonly string[]).includes(name)) &&
    givenNames(searchFilter(query ?? "")).length === sent.length
  );
}

export const MOST_SEARCH_NAME = 100;

export const savedSearchSchema = object({
  name: requiredText("Name is required", MOST_SEARCH_NAME),
  query: trimmedText()
    .defined("Required")
    .max(2000, "This search is too long")
    .test("search", "Invalid input", isSearch),
  delivery: choice(SEARCH_DELIVERIES, "Required"),
});

/** True if Browse Tenders lists the tender with these filters. Browse Tenders uses the same predicates. */
export const matchesSearch = (tender: FilteredTender, filter: TenderFilterValues, now: Date) =>
  tender.status === "open" && filterTenders([tender], filter, now).length > 0;
