import { COUNTRIES } from "#api/core/country.rules.ts";

import { FILTER_CATEGORIES, FILTER_STATUSES, type FilterName } from "#web/features/tenders/tenderFilters.ts";

interface Field {
  name: FilterName;
  label: string;
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
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Spec §2, browse-tenders: what the list can be filtered by. */
export const CHOICE_FIELDS: readonly ChoiceField[] = [
  { name: "category", label: "Category", all: "All categories", choices: asTheyAre(FILTER_CATEGORIES) },
  {
    name: "status",
    label: "Status",
    all: "All statuses",
    choices: FILTER_STATUSES.map((status) => ({ value: status, label: capitalised(status) })),
  },
  { name: "country", label: "Country", all: "All countries", choices: asTheyAre(COUNTRIES) },
];

export const TYPED_FIELDS: readonly TypedField[] = [
  { name: "location", label: "Location" },
  { name: "budgetMin", label: "Minimum budget", inputMode: "numeric" },
  { name: "budgetMax", label: "Maximum budget", inputMode: "numeric" },
  { name: "openingFrom", label: "Opening date from", type: "date" },
  { name: "openingTo", label: "Opening date to", type: "date" },
  { name: "closingFrom", label: "Closing date from", type: "date" },
  { name: "closingTo", label: "Closing date to", type: "date" },
];
