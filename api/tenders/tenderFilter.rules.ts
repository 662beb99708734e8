import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { DAYS, MONEY, momentAt, PART, someOf, YES_OR_NO, type FilterKind } from "#api/core/rules/filterKinds.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { TENDER_CATEGORIES, type TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import { acceptsBids, daysLeft, hasClosed, TENDER_STATUSES, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

/** The fields of a tender that the filters read. */
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

/** One filter: its type of values, its description in the schema, and its predicate. */
const filter = <Type extends string, Sent, Value>(
  kind: FilterKind<Type, Sent, Value>,
  meaning: string,
  keeps: (tender: FilteredTender, wanted: Value, now: Date) => boolean,
) => ({ ...kind, meaning, keeps });

const contains = (wanted: string, ...texts: string[]) => texts.some((text) => foldCase(text).includes(wanted));
const time = (moment: Date | string) => new Date(moment).getTime();

/**
 * The tender filters, defined once: the GraphQL input, the page's address and the form controls use these names. Their SQL
 * is in whereTender.ts; a property test compares the two.
 */
export const TENDER_FILTERS = {
  search: filter(PART, "Text in the number, title, description or location, ignoring case.", (tender, wanted) =>
    contains(wanted, tender.tenderNumber, tender.title, tender.description, tender.location),
  ),
  category: filter(someOf("categories", TENDER_CATEGORIES), "One of these categories.", ({ category }, wanted) => wanted.includes(category)),
  country: filter(someOf("names", COUNTRIES), "One of these countries, by their English names.", ({ country }, wanted) =>
    wanted.some((name) => name === country),
  ),
  closingWithinDays: filter(DAYS, "Closes after now and within this number of days of 24 hours.", ({ closingDate }, days, now) =>
    !hasClosed(closingDate, now) && daysLeft(closingDate, now) <= days,
  ),
  location: filter(PART, "Text in the location, ignoring case.", ({ location }, wanted) => contains(wanted, location)),
  budgetFrom: filter(MONEY, "budgetMax is at least this amount.", ({ budgetMax }, least) => budgetMax >= least),
  budgetTo: filter(MONEY, "budgetMin is at most this amount.", ({ budgetMin }, most) => budgetMin <= most),
  status: filter(someOf("statuses", TENDER_STATUSES), "One of these statuses.", ({ status }, wanted) => wanted.includes(status)),
  acceptsBids: filter(YES_OR_NO, "Whether it accepts bids now, by the database's clock.", (tender, wanted, now) => acceptsBids(tender, now) === wanted),
  openingFrom: filter(momentAt("day start"), "Opens at or after this time. A date without a time means 00:00:00.000 UTC of that day.", ({ openingDate }, from) =>
    time(openingDate) >= from.getTime(),
  ),
  openingTo: filter(momentAt("day end"), "Opens at or before this time. A date without a time means 23:59:59.999 UTC of that day.", ({ openingDate }, to) =>
    time(openingDate) <= to.getTime(),
  ),
  closingFrom: filter(momentAt("day start"), "Closes at or after this time. A date without a time means 00:00:00.000 UTC of that day.", ({ closingDate }, from) =>
    time(closingDate) >= from.getTime(),
  ),
  closingTo: filter(momentAt("day end"), "Closes at or before this time. A date without a time means 23:59:59.999 UTC of that day.", ({ closingDate }, to) =>
    time(closingDate) <= to.getTime(),
  ),
  deleted: filter(YES_OR_NO, "Administrators only. true: only deleted tenders; false: only the others.", ({ deletedAt }, wanted) => (deletedAt != null) === wanted),
};

type Filters = typeof TENDER_FILTERS;
export type TenderFilterName = keyof Filters;
export const TENDER_FILTER_NAMES = Object.keys(TENDER_FILTERS) as TenderFilterName[];

/** The values as a client sends them. */
export type SentTenderFilter = { [Name in TenderFilterName]?: Parameters<Filters[Name]["read"]>[0] | null };
/** The values to filter by; null filters nothing. */
export type TenderFilterValues = { [Name in TenderFilterName]?: Parameters<Filters[Name]["keeps"]>[1] | null };
/** The values as texts in an address. */
export type TenderFilterTexts = Partial<Record<TenderFilterName, string>>;

/** Adds the default: deleted tenders are hidden. */
export const wholeFilter = (filter: TenderFilterValues): TenderFilterValues => ({ ...filter, deleted: filter.deleted ?? false });

interface AnyFilter {
  read: (sent: unknown) => unknown;
  parse: (text: string) => unknown;
  keeps: (tender: FilteredTender, wanted: unknown, now: Date) => boolean;
}
const rules = TENDER_FILTERS as Record<TenderFilterName, AnyFilter>;
/** The names of the filters that have a value. */
export const givenNames = (filter: object) => TENDER_FILTER_NAMES.filter((name) => (filter as Record<string, unknown>)[name] != null);

/** Parses the texts of an address; an invalid text filters nothing. */
export const parseTenderFilter = <Name extends TenderFilterName>(texts: Partial<Record<Name, string>>): Pick<TenderFilterValues, Name> =>
  Object.fromEntries(givenNames(texts).map((name) => [name, rules[name].parse(texts[name as Name] ?? "")])) as Pick<TenderFilterValues, Name>;

/** Reads the values that a client sent, with the names of the invalid ones. */
export function readTenderFilter(sent: SentTenderFilter): { values: TenderFilterValues; wrong: TenderFilterName[] } {
  const read = givenNames(sent).map((name) => [name, rules[name].read(sent[name])] as const);
  return { values: Object.fromEntries(read), wrong: read.filter(([, value]) => value === null).map(([name]) => name) };
}

/** The filter of the tenders with this shown status: an open tender shows closed once its closing time has passed. */
export function filterByShownStatus(status: TenderStatus): Pick<TenderFilterValues, "status" | "acceptsBids"> {
  if (status === "open") return { status: ["open"], acceptsBids: true };
  return status === "closed" ? { status: ["open", "closed"], acceptsBids: false } : { status: [status] };
}

/** Keeps the tenders that match every given filter. */
export function filterTenders<T extends FilteredTender>(tenders: readonly T[], filter: TenderFilterValues, now: Date): T[] {
  const whole = wholeFilter(filter);
  const given = givenNames(whole);
  return tenders.filter((tender) => given.every((name) => rules[name].keeps(tender, whole[name], now)));
}
