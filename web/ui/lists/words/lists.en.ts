import { locale } from "#web/format/words/language.en.ts";
import { type Forms } from "#web/format/words/terms.en.ts";

interface Found {
  /** The forms of the noun. */
  forms: Forms;
  /** Whether the number is exact; otherwise it is a lower limit. */
  isExact: boolean;
  /** Whether a filter is set. */
  finding: boolean;
}

export const words = {
  found: (count: number, { forms: [one, many], isExact, finding }: Found) =>
    `${isExact ? "" : "More than "}${count.toLocaleString(locale)} ${count === 1 ? one : many}${finding ? " found" : ""}`,
  loading: "Loading",
  tryAgain: "Try again",
  wholeNumberOfUsDollars: "Whole number of US dollars",
  wholeNumber: "Whole number",
  findA: (noun: string) => `Find a ${noun}`,
  clearFilters: "Clear Filters",
  fewerFilters: "Fewer filters",
  moreFilters: "More filters",
  moreCouldNotBeLoadedNoun: (noun: string) => `More ${noun} could not be loaded.`,
  loadingMore: (noun: string) => `Loading more ${noun}...`,
  showMore: (noun: string) => `Show more ${noun}`,
  cards: "Cards",
  table: "Table",
  category: "Category",
  allCategories: "All categories",
  country: "Country",
  allCountries: "All countries",
  closingDateFrom: "Closing date from",
  closingDateTo: "Closing date to",
  minimumBudget: "Minimum budget",
  maximumBudget: "Maximum budget",
  thisTender: "This tender",
  select: (name: string) => `Select: ${name}`,
  selectAllShown: "Select all shown",
  selectAllLoaded: "Select all loaded so far",
  clearSelection: "Clear selection",
};
