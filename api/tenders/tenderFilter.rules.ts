import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { DAYS, MONEY, momentAt, PART, someOf, YES_OR_NO, type FilterKind } from "#api/core/rules/filterKinds.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { TENDER_CATEGORIES, type TenderCategory } from "#api/tenders/tender.rules.ts";
import { acceptsBids, daysLeft, hasClosed, TENDER_STATUSES, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** What the filters read of a tender. */
export interface FilteredTender {
  tenderNumber: string;
  title: string;
  description: string;
  category: TenderCategory;
  status: TenderStatus;
  budgetMin: number;
  budgetMax: number;
  openingDate: Date | string;
  closingDate: Date | string;
  location: string;
  country: string;
  deletedAt?: Date | string | null;
}

/** One filter: its values, its meaning in words for the schema, and the same meaning as a predicate. */
const filter = <Type extends string, Sent, Value>(
  kind: FilterKind<Type, Sent, Value>,
  meaning: string,
  keeps: (tender: FilteredTender, wanted: Value, now: Date) => boolean,
) => ({ ...kind, meaning, keeps });

const contains = (wanted: string, ...texts: string[]) => texts.some((text) => foldCase(text).includes(wanted));
const time = (moment: Date | string) => new Date(moment).getTime();

/**
 * Every filter of tenders, once: its name is that of the GraphQL input, of the address and of the form control. The SQL of
 * each is in filterTenders.ts; a property test holds the two equal.
 */
export const TENDER_FILTERS = {
  search: filter(PART, "Contained in the number, title, description or location, in any case.", (tender, wanted) =>
    contains(wanted, tender.tenderNumber, tender.title, tender.description, tender.location),
  ),
  category: filter(someOf("categories", TENDER_CATEGORIES), "One of these categories.", ({ category }, wanted) => wanted.includes(category)),
  country: filter(someOf("names", COUNTRIES), "One of these countries, by their English names.", ({ country }, wanted) =>
    wanted.some((name) => name === country),
  ),
  closingWithinDays: filter(DAYS, "Closes later than now and within so many days of 24 hours.", ({ closingDate }, days, now) =>
    !hasClosed(closingDate, now) && daysLeft(closingDate, now) <= days,
  ),
  location: filter(PART, "Contained in the location, in any case.", ({ location }, wanted) => contains(wanted, location)),
  budgetFrom: filter(MONEY, "The maximum budget is at least this.", ({ budgetMax }, least) => budgetMax >= least),
  budgetTo: filter(MONEY, "The minimum budget is at most this.", ({ budgetMin }, most) => budgetMin <= most),
  status: filter(someOf("statuses", TENDER_STATUSES), "One of these statuses.", ({ status }, wanted) => wanted.includes(status)),
  acceptsBids: filter(YES_OR_NO, "Whether it accepts bids now, by the database's clock.", (tender, wanted, now) => acceptsBids(tender, now) === wanted),
  openingFrom: filter(momentAt("day start"), "Opens then or later. A date without a time means 00:00:00.000 UTC of that day.", ({ openingDate }, from) =>
    time(openingDate) >= from.getTime(),
  ),
  openingTo: filter(momentAt("day end"), "Opens then or earlier. A date without a time means 23:59:59.999 UTC of that day.", ({ openingDate }, to) =>
    time(openingDate) <= to.getTime(),
  ),
  closingFrom: filter(momentAt("day start"), "Closes then or later. A date without a time means 00:00:00.000 UTC of that day.", ({ closingDate }, from) =>
    time(closingDate) >= from.getTime(),
  ),
  closingTo: filter(momentAt("day end"), "Closes then or earlier. A date without a time means 23:59:59.999 UTC of that day.", ({ closingDate }, to) =>
    time(closingDate) <= to.getTime(),
  ),
  deleted: filter(YES_OR_NO, "Administrators only: the deleted tenders instead of the others.", ({ deletedAt }, wanted) => (deletedAt != null) === wanted),
};

type Filters = typeof TENDER_FILTERS;
export type TenderFilterName = keyof Filters;
export const TENDER_FILTER_NAMES = Object.keys(TENDER_FILTERS) as TenderFilterName[];

/** As a client sends them. */
export type SentTenderFilter = { [Name in TenderFilterName]?: Parameters<Filters[Name]["read"]>[0] | null };
/** What is filtered by; null filters nothing. */
export type TenderFilterValues = { [Name in TenderFilterName]?: Parameters<Filters[Name]["keeps"]>[1] | null };
/** Filters as an address writes them. */
export type TenderFilterTexts = Partial<Record<TenderFilterName, string>>;

/** The filter with its default: deleted tenders are hidden unless they are asked for. */
export const wholeFilter = (filter: TenderFilterValues): TenderFilterValues => ({ ...filter, deleted: filter.deleted ?? false });

interface AnyFilter {
  read: (sent: unknown) => unknown;
  parse: (text: string) => unknown;
  keeps: (tender: FilteredTender, wanted: unknown, now: Date) => boolean;
}
const rules = TENDER_FILTERS as Record<TenderFilterName, AnyFilter>;
/** The names of the filters that say something. */
export const givenNames = (filter: object) => TENDER_FILTER_NAMES.filter((name) => (filter as Record<string, unknown>)[name] != null);

/** What the texts of an address filter by; a text that cannot be read filters nothing. */
export const parseTenderFilter = (texts: TenderFilterTexts): TenderFilterValues =>
  Object.fromEntries(givenNames(texts).map((name) => [name, rules[name].parse(texts[name] ?? "")]));

/** What was sent as values to filter by, and the names of the filters of which no value was sent. */
export function readTenderFilter(sent: SentTenderFilter): { values: TenderFilterValues; wrong: TenderFilterName[] } {
  const read = givenNames(sent).map((name) => [name, rules[name].read(sent[name])] as const);
  return { values: Object.fromEntries(read), wrong: read.filter(([, value]) => value === null).map(([name]) => name) };
}

/** Every given filter must hold. */
export function filterTenders<T extends FilteredTender>(tenders: readonly T[], filter: TenderFilterValues, now: Date): T[] {
  const whole = wholeFilter(filter);
  const given = givenNames(whole);
  return tenders.filter((tender) => given.every((name) => rules[name].keeps(tender, whole[name], now)));
}
