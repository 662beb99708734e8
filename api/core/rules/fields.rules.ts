import { date, number, string } from "yup";

import { atEdge, readMoment, type DayEdge } from "#api/core/rules/moments.rules.ts";

/** The largest whole number of US dollars: JSON, JavaScript and bigint all carry it exactly. */
export const MAX_MONEY = Number.MAX_SAFE_INTEGER;

const emptyIsNull = (value: unknown, original: unknown) =>
  typeof original === "string" && original.trim() === "" ? null : value;

/** PostgreSQL text cannot hold U+0000. */
const storable = (value: string | null | undefined) => !value?.includes("\0");

const tooLong = (max: number) => `Must be at most ${max.toLocaleString("en-US")} characters`;

const plainText = (max: number) =>
  string().typeError("Invalid input").trim().max(max, tooLong(max)).test("storable", "Invalid input", storable);

/** What is being typed, as it stands: blanks are kept, and nothing is a value too. */
export const typedText = (max: number) =>
  string().typeError("Invalid input").defined("Required").max(max, tooLong(max)).test("storable", "Invalid input", storable);

/** At least so many characters as a reader counts them: PostgreSQL counts code points too, a string's length does not. */
export const atLeast = (min: number, message: string) => ({
  name: "min",
  message,
  params: { min },
  test: (value: string | null | undefined) => value == null || Array.from(value).length >= min,
});

export const requiredText = (message: string, max: number) => plainText(max).required(message);

/** Blank means none: "" is stored as null. */
export const optionalText = (max: number) => plainText(max).transform(emptyIsNull).nullable();

export const emailAddress = (message: string) =>
  plainText(254).required(message).email(message);

/** 6 to 200 characters on every path that sets one; never trimmed. */
export const password = () =>
  string()
    .typeError("Invalid input")
    .required("Password must be at least 6 characters")
    .test(atLeast(6, "Password must be at least 6 characters"))
    .max(200, tooLong(200));

export const wholeNumber = (min: number, max: number, invalid = "Invalid input") =>
  number()
    .transform(emptyIsNull)
    .typeError(invalid)
    .integer(invalid)
    .min(min, min > 0 && min !== 1 ? `Must be at least ${min}` : invalid)
    .max(max, `Must be at most ${max.toLocaleString("en-US")}`);

/** Whole US dollars. A form lets them be typed as money. */
export const money = (min: number, invalid?: string) => wholeNumber(min, MAX_MONEY, invalid).meta({ typed: "money" });

export const choice = <T extends string>(choices: readonly T[], message: string) =>
  string<T>().typeError("Invalid input").trim().transform(emptyIsNull).required(message).oneOf(choices, "Invalid input");

export const optionalChoice = <T extends string>(choices: readonly T[]) =>
  string<T>().typeError("Invalid input").trim().transform(emptyIsNull).nullable().oneOf([...choices, null], "Invalid input");

/** A link that a user typed is only ever followed over http or https. */
export const optionalWebAddress = () =>
  optionalText(2000).test("web-address", "Must be a valid URL starting with http:// or https://", isWebAddress);

function isWebAddress(value: string | null | undefined) {
  if (value == null) return true;
  if (!/^https?:\/\/[^\s/]/i.test(value) || !URL.canParse(value)) return false;
  return ["http:", "https:"].includes(new URL(value).protocol);
}

const NO_DATE = new Date(Number.NaN);

/** An ISO 8601 instant; a date without a time means the first (or the last) moment of that day in UTC. */
export const instant = (message: string, edge: DayEdge) =>
  date()
    .transform((_value, original: unknown) => toInstant(original, edge))
    .typeError("Invalid input")
    .required(message);

function toInstant(typed: unknown, edge: DayEdge): Date | null | undefined {
  if (typed === undefined || typed === null) return typed;
  if (typeof typed === "string" && typed.trim() === "") return null;
  const moment = typeof typed === "string" ? readMoment(typed) : typed;
  return moment instanceof Date && hasFourDigitYear(moment) ? atEdge(moment, edge) : NO_DATE;
}

/** An offset may carry a moment past the years that ISO 8601 writes with four digits. */
const hasFourDigitYear = (moment: Date) => moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999;
