import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { BID_FILTERS, type BidFilterName } from "#api/bids/lists/bidFilter.rules.ts";
import { BID_STATUSES } from "#api/bids/bidStatus.rules.ts";
import { parseFilter } from "#api/core/rules/filterSet.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";

import { words } from "#web/features/deciding/words/deciding.en.ts";
import { type BidFilter } from "#web/graphql/generatedDeciding.ts";
import { asTheyAre, choicesOf } from "#web/ui/forms/choicesOf.ts";
import { type FilterControl, filtersIn, sentFilter } from "#web/ui/lists/filterControl.ts";

const AWAITS = [
  { value: "true", label: words.bidsAwaitingDecision },
  { value: "false", label: words.bidsDecidedOrNotClosed },
];

/** The form control of each bid filter, in display order; null for a filter without a control. */
const BID_FILTER_CONTROLS: Record<BidFilterName, FilterControl | null> = {
  search: { kind: "text", label: words.searchBids },
  awaitsDecision: { kind: "choice", label: words.show, all: words.allBids, choices: AWAITS },
  status: { kind: "choice", label: words.bidStatus, all: words.allStatuses, choices: choicesOf(BID_STATUSES) },
  country: { kind: "choice", label: words.companysCountry, all: words.allCountries, choices: asTheyAre(COUNTRIES) },
  tenderCategory: {
    kind: "choice",
    label: words.tendersCategory,
    all: words.allCategories,
    choices: asTheyAre(TENDER_CATEGORIES),
  },
  tenderCountry: {
    kind: "choice",
    label: words.tendersCountry,
    all: words.allCountries,
    choices: asTheyAre(COUNTRIES),
  },
  amountFrom: { kind: "money", label: words.amountFrom },
  amountTo: { kind: "money", label: words.amountTo },
  daysFrom: { kind: "number", label: words.daysFrom },
  daysTo: { kind: "number", label: words.daysTo },
  submittedFrom: { kind: "day", label: words.submittedFrom },
  submittedTo: { kind: "day", label: words.submittedTo },
  decidedFrom: { kind: "day", label: words.decidedFrom },
  decidedTo: { kind: "day", label: words.decidedTo },
  // No control: each bid shows its tender's status, and bids that need a decision have their own filter.
  tenderStatus: null,
  // No control: withdrawn bids are shown only in the history of a bid.
  includeWithdrawn: null,
  // No control for these two: the text filter finds the bids of a tender or a company.
  tenderId: null,
  companyId: null,
  // No control: this filter is for API clients that synchronize a copy of the bids.
  changedSince: null,
};

export const OFFERED_BID_FILTERS = Object.entries(BID_FILTER_CONTROLS).flatMap(([name, control]) =>
  control ? [{ name: name as BidFilterName, control }] : [],
);

export type BidFilterTexts = Partial<Record<BidFilterName, string>>;

export const bidFiltersIn = (address: URLSearchParams): BidFilterTexts => filtersIn(OFFERED_BID_FILTERS, address);

/** Converts the texts of the filter fields to the filter variable of the query; invalid texts are ignored. */
export const bidFilterOf = (texts: BidFilterTexts): BidFilter => sentFilter(parseFilter(BID_FILTERS, texts));

const OF_TERMS = ["amountFrom", "amountTo", "daysFrom", "daysTo"] as const;
/**
 * Whether the bids are filtered by amount or days. Such a filter excludes sealed bids, whose amount and days are not
 * known.
 */
export const leavesSealedOut = (texts: BidFilterTexts) => OF_TERMS.some((name) => texts[name]);
