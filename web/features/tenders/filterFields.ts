import { COUNTRIES } from "#api/core/rules/country.rules.ts";

import { FILTER_CATEGORIES, FILTER_STATUSES, type FilterName } from "#web/features/tenders/tenderFilters.ts";
import { choicesOf } from "#web/ui/forms/choicesOf.ts";

interface Field {
  name: FilterName;
  label: string;
  /** On phones the fields stand in pairs; one without a partner takes the row. */
  wide?: boolean;
}
interface ChoiceField extends Field {
  all: string;
  choices: readonly { value: string; label: string }[];
}
interface TypedField extends Field {
  type?: "date";
  inputMode?: "numeric";
}

const asTheyAre = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Spec §2, browse-tenders: what the list can be filtered by. */
export const FILTER_FIELDS: readonly (ChoiceField | TypedField)[] = [
  { name: "category", label: "Category", all: "All categories", choices: asTheyAre(FILTER_CATEGORIES) },
  { name: "country", label: "Country", all: "All countries", choices: asTheyAre(COUNTRIES) },
  { name: "location", label: "Location", wide: true },
  { name: "budgetMin", label: "Minimum budget", inputMode: "numeric" },
  { name: "budgetMax", label: "Maximum budget", inputMode: "numeric" },
  { name: "status", label: "Status", all: "All statuses", choices: choicesOf(FILTER_STATUSES), wide: true },
  { name: "openingFrom", label: "Opening date from", type: "date" },
  { name: "openingTo", label: "Opening date to", type: "date" },
  { name: "closingFrom", label: "Closing date from", type: "date" },
  { name: "closingTo", label: "Closing date to", type: "date" },
];
