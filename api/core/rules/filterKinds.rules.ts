import { COUNTRIES, type Country, countryOf } from "#api/core/rules/country.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { atEdge, readMoment, type DayEdge } from "#api/core/rules/moments.rules.ts";
import { parseMoney, parseWholeNumber } from "#api/core/rules/typedNumber.rules.ts";

/** How the values of a filter are read: from JSON values of API clients, and from texts in a URL or a form control. */
export interface FilterKind<Type extends string, Sent, Value> {
  /** The key under which filterInputOf finds the GraphQL type. */
  type: Type;
  /** The message that refuses an invalid value. It names the expected values. */
  expected: string;
  /** Reads a value sent by an API client; null if it is invalid. */
  read: (sent: Sent) => Value | null;
  /** Parses a text from a URL or a form control; null if it is invalid or blank. */
  parse: (text: string) => Value | null;
}

/**
 * A filter by a list of choices. A URL or a form control contains only one choice.
 * @param expected The message for an invalid choice; by default it lists the choices
 */
export const someOf = <Type extends string, Choice extends string>(
  type: Type,
  choices: readonly Choice[],
  expected = `Each must be one of ${choices.join(", ")}`,
): FilterKind<Type, readonly Choice[], Choice[]> => ({
  type,
  expected,
  read: (sent) => (sent.every((choice) => choices.includes(choice)) ? [...sent] : null),
  parse: (text) => choices.map((choice) => [choice]).find(([choice]) => choice === text) ?? null,
});

const isCountry = (name: string): name is Country => COUNTRIES.some((country) => country === name);

/**
 * A filter by a list of countries, each written in any way that countryOf reads. A URL or a form control contains only
 * one country.
 */
export const COUNTRY_NAMES: FilterKind<"names", readonly string[], Country[]> = {
  type: "names",
  expected: "Each must be a country by its English name, such as Kenya, or its ISO code, such as KE",
  read(sent) {
    const names = sent.map(countryOf);
    return names.every(isCountry) ? names : null;
  },
  parse(text) {
    const name = countryOf(text);
    return isCountry(name) ? [name] : null;
  },
};

/**
 * The text to search for, case-folded by foldCase. U+0000 is removed and lone surrogates are replaced, because no
 * stored text contains them. U+0001 is removed, because it separates the texts in the column tenders.search_text.
 */
const searched = (typed: string) =>
  foldCase(
    typed
      .replaceAll("\0", "")
      .replaceAll("\u0001", "")
      .replace(/\p{Surrogate}/gu, "\uFFFD")
      .trim(),
  );

/** A filter by a part of a text, ignoring case. The value is case-folded. */
export const PART: FilterKind<"text", string, string> = {
  type: "text",
  expected: "Must be a text",
  read: searched,
  parse: (text) => searched(text) || null,
};

/** A filter by the id of a row. */
export const ID_OF: FilterKind<"id", string, string> = {
  type: "id",
  expected: "Must be an id: a UUID",
  read: (sent) => (isId(sent) ? sent : null),
  parse: (text) => (isId(text) ? text : null),
};

/** A filter by an amount in whole US dollars. */
export const MONEY: FilterKind<"money", number, number> = {
  type: "money",
  expected: "Must be whole US dollars",
  read: (sent) => sent,
  parse: (text) => atMost(Number.MAX_SAFE_INTEGER, parseMoney(text)),
};

/** A filter by a time, or by a date without a time, which means the start or the end of that day in UTC. */
export const momentAt = (edge: DayEdge): FilterKind<"moment", Date, Date> => ({
  type: "moment",
  expected: "Must be a time, or a date, in ISO 8601",
  read: (sent) => atEdge(sent, edge),
  parse: (text) => {
    const moment = readMoment(text);
    return moment && atEdge(moment, edge);
  },
});

/** The maximum number of days: a hundred years. */
const MAX_DAYS = 36_500;

export const DAYS: FilterKind<"days", number, number> = {
  type: "days",
  expected: "Must be from 0 to 36,500 days",
  read: (sent) => (sent >= 0 ? atMost(MAX_DAYS, sent) : null),
  parse: (text) => atMost(MAX_DAYS, parseWholeNumber(text)),
};

export const YES_OR_NO: FilterKind<"flag", boolean, boolean> = {
  type: "flag",
  expected: "Must be true or false",
  read: (sent) => sent,
  parse: (text) => (text === "true" || text === "false" ? text === "true" : null),
};

const atMost = (max: number, value: number | null) => (value !== null && value <= max ? value : null);
