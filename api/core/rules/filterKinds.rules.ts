import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { atEdge, readMoment, type DayEdge } from "#api/core/rules/moments.rules.ts";
import { parseMoney, parseWholeNumber } from "#api/core/rules/typedNumber.rules.ts";

/** The values of a filter: how a client of the api sends one, and how an address or a form control writes one. */
export interface FilterKind<Type extends string, Sent, Value> {
  /** Names its type in GraphQL. */
  type: Type;
  /** Null where what was sent is none of the filter's values. */
  read: (sent: Sent) => Value | null;
  /** Null where the text is none of the filter's values, or says nothing. */
  parse: (text: string) => Value | null;
}

/** Some of these choices; a text is one of them. */
export const someOf = <Type extends string, Choice extends string>(
  type: Type,
  choices: readonly Choice[],
): FilterKind<Type, readonly Choice[], readonly Choice[]> => ({
  type,
  read: (sent) => (sent.every((choice) => choices.includes(choice)) ? sent : null),
  parse: (text) => choices.map((choice) => [choice]).find(([choice]) => choice === text) ?? null,
});

/** U+0000 and half a surrogate pair are in no stored text. */
const searched = (typed: string) => foldCase(typed.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD").trim());

/** A part of a text, without regard to case; the value is folded. */
export const PART: FilterKind<"text", string, string> = { type: "text", read: searched, parse: (text) => searched(text) || null };

/** Whole US dollars. */
export const MONEY: FilterKind<"money", number, number> = {
  type: "money",
  read: (sent) => sent,
  parse: (text) => atMost(Number.MAX_SAFE_INTEGER, parseMoney(text)),
};

/** An instant, or a date without a time, which means an edge of that day in UTC. */
export const momentAt = (edge: DayEdge): FilterKind<"moment", Date, Date> => ({
  type: "moment",
  read: (sent) => atEdge(sent, edge),
  parse: (text) => {
    const moment = readMoment(text);
    return moment && atEdge(moment, edge);
  },
});

/** A hundred years. */
const MAX_DAYS = 36_500;

export const DAYS: FilterKind<"days", number, number> = {
  type: "days",
  read: (sent) => (sent >= 0 ? atMost(MAX_DAYS, sent) : null),
  parse: (text) => atMost(MAX_DAYS, parseWholeNumber(text)),
};

export const YES_OR_NO: FilterKind<"flag", boolean, boolean> = {
  type: "flag",
  read: (sent) => sent,
  parse: (text) => (text === "true" || text === "false" ? text === "true" : null),
};

const atMost = (max: number, value: number | null) => (value !== null && value <= max ? value : null);
