import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import type { TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";
import { asTheyAre, choicesOf } from "#web/ui/forms/choicesOf.ts";
import type { FilterControl } from "#web/ui/lists/filterControl.ts";
import { TENDER_STATUSES } from "#api/tenders/tenderStatus.rules.ts";
import { words } from "#web/ui/lists/words/lists.en.ts";

/** Controls of tender filters that several features share. */
export const TENDER_CONTROLS = {
  category: { kind: "choice", label: words.category, all: words.allCategories, choices: asTheyAre(TENDER_CATEGORIES) },
  country: { kind: "choice", label: words.country, all: words.allCountries, choices: asTheyAre(COUNTRIES) },
  closingFrom: { kind: "day", label: words.closingDateFrom },
  closingTo: { kind: "day", label: words.closingDateTo },
  budgetFrom: { kind: "money", label: words.minimumBudget },
  budgetTo: { kind: "money", label: words.maximumBudget },
} satisfies Partial<Record<TenderFilterName, FilterControl>>;

/** The options for the four statuses of a tender, for filters and for the tender form. */
export const TENDER_STATUS_CHOICES = choicesOf(TENDER_STATUSES);

/**
 * Returns the options of a filter by tender.
 * @param numbers The tender numbers by tender id.
 * @param chosen The id of the tender in the URL. It is offered even if `numbers` does not contain it.
 */
export const tenderChoices = (numbers: ReadonlyMap<string, string>, chosen: string) => [
  ...(chosen && !numbers.has(chosen) ? [{ value: chosen, label: words.thisTender }] : []),
  ...[...numbers].map(([value, label]) => ({ value, label })),
];
