import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import type { TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";
import { asTheyAre, choicesOf } from "#web/ui/forms/choicesOf.ts";
import type { FilterControl } from "#web/ui/lists/filterControl.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";

/** Controls of tender filters that several features share. */
export const TENDER_CONTROLS = {
  category: { kind: "choice", label: "Category", all: "All categories", choices: asTheyAre(TENDER_CATEGORIES) },
  country: { kind: "choice", label: "Country", all: "All countries", choices: asTheyAre(COUNTRIES) },
  closingFrom: { kind: "day", label: "Closing date from" },
  closingTo: { kind: "day", label: "Closing date to" },
  budgetFrom: { kind: "money", label: "Minimum budget" },
  budgetTo: { kind: "money", label: "Maximum budget" },
} satisfies Partial<Record<TenderFilterName, FilterControl>>;

/** The options for the four statuses of a tender, for filters and for the tender form. */
export const TENDER_STATUS_CHOICES = choicesOf(TENDER_STATUSES);

/**
 * Returns the options of a filter by tender.
 * @param numbers The tender numbers by tender id.
 * @param chosen The id of the tender in the URL. It is offered even if `numbers` does not contain it.
 */
export const tenderChoices = (numbers: ReadonlyMap<string, string>, chosen: string) => [
  ...(chosen && !numbers.has(chosen) ? [{ value: chosen, label: "This tender" }] : []),
  ...[...numbers].map(([value, label]) => ({ value, label })),
];
