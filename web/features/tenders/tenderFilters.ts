import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { parseMoney } from "#api/core/rules/typedNumber.rules.ts";

/** Spec §2, browse-tenders: the filter offers five of the seven categories and three of the four statuses. */
export const FILTER_CATEGORIES = ["Infrastructure", "Construction", "Engineering", "Technology", "Services"] as const;
export const FILTER_STATUSES = ["open", "closed", "draft"] as const;

const CHOICES: Partial<Record<string, readonly string[]>> = {
  category: FILTER_CATEGORIES,
  status: FILTER_STATUSES,
  country: COUNTRIES,
};

/** Every filter as it is typed and as it stands in the address; "" is no filter. */
export const NO_FILTERS = {
  category: "",
  status: "",
  budgetMin: "",
  budgetMax: "",
  location: "",
  country: "",
  openingFrom: "",
  openingTo: "",
  closingFrom: "",
  closingTo: "",
};
export type TenderFilters = typeof NO_FILTERS;
export type FilterName = keyof TenderFilters;
const FILTER_NAMES = Object.keys(NO_FILTERS) as FilterName[];

interface Filterable {
  category: string;
  status: string;
  budgetMin: number;
  budgetMax: number;
  location: string;
  country: string;
  openingDate: string;
  closingDate: string;
}

const DAYS: readonly FilterName[] = ["openingFrom", "openingTo", "closingFrom", "closingTo"];

/** What a date control can show: no 31st of a month of 30 days. */
function isDay(text: string) {
  const day = new Date(`${text}T00:00:00Z`);
  return text === "" || (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`));
}

/** An address can be typed or shared: a choice that is not on the list, or a day that is in no calendar, counts as no filter. */
export function readFilters(address: URLSearchParams): TenderFilters {
  const known = (name: FilterName, value: string) => (DAYS.includes(name) ? isDay(value) : (CHOICES[name]?.includes(value) ?? true));
  const read = FILTER_NAMES.map((name) => [name, address.get(name) ?? ""] as const);
  return { ...NO_FILTERS, ...Object.fromEntries(read.filter(([name, value]) => known(name, value))) };
}

export const isFiltering = (filters: TenderFilters) => FILTER_NAMES.some((name) => filters[name].trim() !== "");

/** A budget as it is typed; null when it is not an amount, and then it filters nothing. */
export const typedAmount = parseMoney;

/** The days are those of the tender's dates in UTC, as they were entered. */
const isBetween = (instant: string, from: string, to: string) => {
  const day = instant.slice(0, 10);
  return (from === "" || day >= from) && (to === "" || day <= to);
};

/** A budget is a range: a tender is kept when its range meets the wanted one. */
export function filterTenders<T extends Filterable>(tenders: readonly T[], filters: TenderFilters): T[] {
  const least = typedAmount(filters.budgetMin) ?? 0;
  const most = typedAmount(filters.budgetMax) ?? Infinity;
  const place = filters.location.trim().toLowerCase();
  return tenders.filter(
    (tender) =>
      (filters.category === "" || tender.category === filters.category) &&
      (filters.status === "" || tender.status === filters.status) &&
      (filters.country === "" || tender.country === filters.country) &&
      tender.budgetMax >= least &&
      tender.budgetMin <= most &&
      tender.location.toLowerCase().includes(place) &&
      isBetween(tender.openingDate, filters.openingFrom, filters.openingTo) &&
      isBetween(tender.closingDate, filters.closingFrom, filters.closingTo),
  );
}
