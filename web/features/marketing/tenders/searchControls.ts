import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { type Language } from "#api/core/rules/language.rules.ts";
import { TENDER_CATEGORIES } from "#api/tenders/tenderCategory.rules.ts";
import { type SearchedName, type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { countryIn } from "#web/features/marketing/tenders/tenderFormats.ts";

interface Choice {
  value: string;
  label: string;
}

interface Control {
  kind: "text" | "money" | "day" | "choice";
  /** The options of a choice. The first option has an empty value, which is the default. */
  choices?: (words: TendersCopy, language: Language) => Choice[];
  /** Whether the filter is always visible; the other filters are under "More filters". */
  inRow?: true;
}

const WITHIN = [1, 7, 14, 30, 90];

/** The form control of each search filter, in display order; null for a filter without a control. */
const SEARCH_CONTROLS: Record<SearchedName, Control | null> = {
  search: { kind: "text", inRow: true },
  category: {
    kind: "choice",
    inRow: true,
    choices: ({ search, categories }) => [
      { value: "", label: search.all.category },
      ...TENDER_CATEGORIES.map((value) => ({ value, label: categories[value] })),
    ],
  },
  country: {
    kind: "choice",
    inRow: true,
    choices: ({ search }, language) => [
      { value: "", label: search.all.country },
      ...COUNTRIES.map((value) => ({ value, label: countryIn(language, value) })).sort((one, other) =>
        one.label.localeCompare(other.label, language),
      ),
    ],
  },
  closingWithinDays: {
    kind: "choice",
    inRow: true,
    choices: ({ search }) => [
      { value: "", label: search.all.closingWithinDays },
      ...WITHIN.map((days) => ({
        value: String(days),
        label: days === 1 ? search.withinOneDay : search.withinDays.replace("{count}", String(days)),
      })),
    ],
  },
  location: { kind: "text" },
  budgetFrom: { kind: "money" },
  budgetTo: { kind: "money" },
  status: {
    kind: "choice",
    choices: ({ statuses }) => [
      { value: "", label: statuses.open },
      { value: "closed", label: statuses.closed },
      { value: "awarded", label: statuses.awarded },
    ],
  },
  // No control: the status filter already selects the tenders that accept bids.
  acceptsBids: null,
  openingFrom: { kind: "day" },
  openingTo: { kind: "day" },
  closingFrom: { kind: "day" },
  closingTo: { kind: "day" },
};

export type OfferedName = Exclude<SearchedName, "acceptsBids">;

export const OFFERED = Object.entries(SEARCH_CONTROLS).flatMap(([name, control]) =>
  control ? [{ name: name as OfferedName, ...control }] : [],
);
