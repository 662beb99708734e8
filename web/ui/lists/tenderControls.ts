import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { type TenderFilterName } from "#api/tenders/tenderFilter.rules.ts";

import { asTheyAre } from "#web/ui/forms/choicesOf.ts";
import { type FilterControl } from "#web/ui/lists/filterControl.ts";

/** The controls of the tender filters that more than one feature offers. */
export const TENDER_CONTROLS = {
  category: { kind: "choice", label: "Category", all: "All categories", choices: asTheyAre(TENDER_CATEGORIES) },
  country: { kind: "choice", label: "Country", all: "All countries", choices: asTheyAre(COUNTRIES) },
  closingFrom: { kind: "day", label: "Closing date from" },
  closingTo: { kind: "day", label: "Closing date to" },
  budgetFrom: { kind: "money", label: "Minimum budget" },
  budgetTo: { kind: "money", label: "Maximum budget" },
} satisfies Partial<Record<TenderFilterName, FilterControl>>;
