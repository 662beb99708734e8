import { CHANGED_SINCE } from "#api/core/rules/changedSince.rules.ts";
import {
  COUNTRY_NAMES,
  DAYS,
  type FilterKind,
  ID_OF,
  momentAt,
  MONEY,
  PART,
  someOf,
  YES_OR_NO,
} from "#api/core/rules/filterKinds.rules.ts";
import {
  type FilterTexts,
  type FilterValues,
  givenIn,
  parseFilter,
  readFilter,
  type SentFilter,
} from "#api/core/rules/filterSet.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { TENDER_CATEGORIES, type TenderCategory } from "#api/tenders/tenderCategory.rules.ts";
import {
  acceptsBids,
  daysLeft,
  hasClosed,
  TENDER_STATUSES,
  type TenderStatus,
} from "#api/tenders/tenderStatus.rules.ts";

/** The fields of a tender that filters read. */
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
  /** This field and the following fields are set only in lists that filter by them. */
  createdBy?: string;
  bidCount?: number | null;
  /** The time of the decision that accepted the winning bid of an awarded tender. */
  awardedAt?: Date | string | null;
  updatedAt?: Date | string | null;
  cancelledAt?: Date | string | null;
  publishedAt?: Date | string | null;
}

/**
 * Defines a filter.
 * @param kind The type of the value
 * @param meaning The description in the GraphQL schema
 * @param keeps True if the tender matches
 */
const filter = <Type extends string, Sent, Value>(
  kind: FilterKind<Type, Sent, Value>,
  meaning: string,
  keeps: (tender: FilteredTender, wanted: Value, now: Date) => boolean,
) => ({ ...kind, meaning, keeps });

type SearchedTexts = Pick<FilteredTender, "tenderNumber" | "title" | "description" | "location">;
const folded = new WeakMap<SearchedTexts, Record<keyof SearchedTexts, string>>();

/** The searched texts of a tender, folded once for all searches that it is compared with. */
function foldedTexts(tender: SearchedTexts) {
  const { tenderNumber, title, description, location } = tender;
  const texts = folded.get(tender) ?? {
    tenderNumber: foldCase(tenderNumber),
    title: foldCase(title),
    description: foldCase(description),
    location: foldCase(location),
  };
  folded.set(tender, texts);
  return texts;
}

const time = (moment: Date | string) => new Date(moment).getTime();

/**
 * The definitions of all tender filters. The GraphQL input, the URLs of pages and the form controls use these names.
 * whereTender.ts contains the SQL of each filter, and a property test compares the SQL with `keeps`.
 */
export const TENDER_FILTERS = {
  search: filter(PART, "Text in the number, title, description or location, ignoring case.", (tender, wanted) =>
    Object.values(foldedTexts(tender)).some((text) => text.includes(wanted)),
  ),
  category: filter(someOf("categories", TENDER_CATEGORIES), "One of these categories.", ({ category }, wanted) =>
    wanted.includes(category),
  ),
  country: filter(COUNTRY_NAMES, "One of these countries, by their English names.", ({ country }, wanted) =>
    wanted.some((name) => name === country),
  ),
  closingWithinDays: filter(
    DAYS,
    "Closes after now and within this number of days of 24 hours.",
    ({ closingDate }, days, now) => !hasClosed(closingDate, now) && daysLeft(closingDate, now) <= days,
  ),
  location: filter(PART, "Text in the location, ignoring case.", (tender, wanted) =>
    foldedTexts(tender).location.includes(wanted),
  ),
  budgetFrom: filter(MONEY, "budgetMax is at least this amount.", ({ budgetMax }, least) => budgetMax >= least),
  budgetTo: filter(MONEY, "budgetMin is at most this amount.", ({ budgetMin }, most) => budgetMin <= most),
  status: filter(someOf("statuses", TENDER_STATUSES), "One of these statuses.", ({ status }, wanted) =>
    wanted.includes(status),
  ),
  acceptsBids: filter(
    YES_OR_NO,
    "Whether the tender accepts bids now, by the database's clock.",
    (tender, wanted, now) => acceptsBids(tender, now) === wanted,
  ),
  openingFrom: filter(
    momentAt("day start"),
    "Opens at or after this time. A date without a time means 00:00:00.000 UTC of that day.",
    ({ openingDate }, from) => time(openingDate) >= from.getTime(),
  ),
  openingTo: filter(
    momentAt("day end"),
    "Opens at or before this time. A date without a time means 23:59:59.999 UTC of that day.",
    ({ openingDate }, to) => time(openingDate) <= to.getTime(),
  ),
  closingFrom: filter(
    momentAt("day start"),
    "Closes at or after this time. A date without a time means 00:00:00.000 UTC of that day.",
    ({ closingDate }, from) => time(closingDate) >= from.getTime(),
  ),
  closingTo: filter(
    momentAt("day end"),
    "Closes at or before this time. A date without a time means 23:59:59.999 UTC of that day.",
    ({ closingDate }, to) => time(closingDate) <= to.getTime(),
  ),
  changedSince: filter(
    momentAt("day start"),
    CHANGED_SINCE,
    ({ updatedAt }, since) => updatedAt != null && time(updatedAt) >= since.getTime(),
  ),
  createdBy: filter(
    ID_OF,
    "Administrators only. Created by this administrator.",
    ({ createdBy }, wanted) => createdBy === wanted.toLowerCase(),
  ),
  published: filter(
    YES_OR_NO,
    "Administrators only. true: published; false: a draft, or cancelled before its publication.",
    ({ status, cancelledAt, publishedAt }, wanted) =>
      (status !== "draft" && !(cancelledAt != null && publishedAt == null)) === wanted,
  ),
  withoutBids: filter(
    YES_OR_NO,
    "Administrators only. true: without a live bid; false: with one.",
    ({ bidCount }, wanted) => !bidCount === wanted,
  ),
  awardedFrom: filter(
    momentAt("day start"),
    "Awarded tenders whose winning bid was accepted at or after this time. A date without a time means 00:00:00.000 UTC of that day.",
    ({ awardedAt }, from) => awardedAt != null && time(awardedAt) >= from.getTime(),
  ),
  awardedTo: filter(
    momentAt("day end"),
    "Awarded tenders whose winning bid was accepted at or before this time. A date without a time means 23:59:59.999 UTC of that day.",
    ({ awardedAt }, to) => awardedAt != null && time(awardedAt) <= to.getTime(),
  ),
  deleted: filter(
    YES_OR_NO,
    "Administrators only. true: only deleted tenders; false: only tenders that are not deleted.",
    ({ deletedAt }, wanted) => (deletedAt != null) === wanted,
  ),
};

type Filters = typeof TENDER_FILTERS;
export type TenderFilterName = keyof Filters;
export const TENDER_FILTER_NAMES = Object.keys(TENDER_FILTERS) as TenderFilterName[];

export type SentTenderFilter = SentFilter<Filters>;
export type TenderFilterValues = FilterValues<Filters>;
export type TenderFilterTexts = FilterTexts<Filters>;

/** Adds the default filter: deleted tenders are hidden. */
export const wholeFilter = (filter: TenderFilterValues): TenderFilterValues => ({
  ...filter,
  deleted: filter.deleted ?? false,
});

export const givenNames = (filter: object) => givenIn(TENDER_FILTERS, filter);

/** Parses the filters in the query string of a URL. Invalid values are ignored. */
export const parseTenderFilter = <Name extends TenderFilterName>(texts: Partial<Record<Name, string>>) =>
  parseFilter(TENDER_FILTERS, texts) as Pick<TenderFilterValues, Name>;

/** Parses the values that a client sent, and lists the names of the invalid ones. */
export const readTenderFilter = (sent: SentTenderFilter) => readFilter(TENDER_FILTERS, sent);

/** The filter for tenders with this displayed status. An open tender is displayed as closed after its closing time. */
export function filterByShownStatus(status: TenderStatus): Pick<TenderFilterValues, "status" | "acceptsBids"> {
  if (status === "open") return { status: ["open"], acceptsBids: true };
  return status === "closed" ? { status: ["open", "closed"], acceptsBids: false } : { status: [status] };
}

const predicateOf = (name: TenderFilterName) =>
  TENDER_FILTERS[name].keeps as (tender: FilteredTender, wanted: unknown, now: Date) => boolean;

export function filterTenders<T extends FilteredTender>(
  tenders: readonly T[],
  filter: TenderFilterValues,
  now: Date,
): T[] {
  const whole = wholeFilter(filter);
  const given = givenNames(whole);
  return tenders.filter((tender) => given.every((name) => predicateOf(name)(tender, whole[name], now)));
}
