import { boolean, date, number, string } from "yup";

import { isId } from "#api/core/rules/id.rules.ts";
import { atEdge, readMoment, type DayEdge } from "#api/core/rules/moments.rules.ts";

/** The largest whole number of US dollars: JSON, JavaScript and bigint all carry it exactly. */
export const MAX_MONEY = Number.MAX_SAFE_INTEGER;

const INVALID = "Invalid input";

/** Refuses other JSON types. yup casts 7 to "7" and 1 to true: this undoes the cast, so that the type check fails. */
const asSent =
  (type: "string" | "boolean") =>
  (cast: unknown, sent: unknown): unknown =>
    typeof sent === type ? cast : sent;

/** Half of a surrogate pair becomes U+FFFD: PostgreSQL stores it so in text, and refuses it in JSON. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

const asStored = (value: unknown) => (typeof value === "string" ? wellFormed(value) : value);

/** A trimmed text of any length. */
export const trimmedText = <T extends string = string>() => string<T>().typeError(INVALID).trim().transform(asSent("string")).transform(asStored);

/** A text that is stored as typed, untrimmed. */
export const untrimmedText = () => string().typeError(INVALID).transform(asSent("string")).transform(asStored);

/** `true` or `false`, never 1 or "true". */
export const flag = () => boolean().typeError(INVALID).transform(asSent("boolean")).nonNullable("Required");

const emptyIsNull = (value: unknown, original: unknown) =>
  typeof original === "string" && original.trim() === "" ? null : value;

/** PostgreSQL text cannot hold U+0000. */
const storable = (value: string | null | undefined) => !value?.includes("\0");

const tooLong = (max: number) => `Must be at most ${max.toLocaleString("en-US")} characters`;

const plainText = (max: number) => trimmedText().max(max, tooLong(max)).test("storable", INVALID, storable);

/** A field of a form that is still being typed: "" is a value too. */
export const typedText = (max: number) =>
  untrimmedText().defined("Required").max(max, tooLong(max)).test("storable", INVALID, storable);

/** Minimum length in code points, as PostgreSQL counts them; a string's length counts UTF-16 units. */
export const atLeast = (min: number, message: string) => ({
  name: "min",
  message,
  params: { min },
  test: (value: string | null | undefined) => value == null || Array.from(value).length >= min,
});

export const requiredText = (message: string, max: number) => plainText(max).required(message);

/** A blank text is stored as null. */
export const optionalText = (max: number) => plainText(max).transform(emptyIsNull).nullable();

export const emailAddress = (message: string) =>
  plainText(254).required(message).email(message);

/** 6 to 200 characters on every path that sets one; never trimmed. */
export const password = () =>
  untrimmedText()
    .required("Password must be at least 6 characters")
    .test(atLeast(6, "Password must be at least 6 characters"))
    .max(200, tooLong(200));

/** A JSON number, or its digits as a form sends them: "250000". Any other text ("0x1F", "1e3", "1.0", "12 50") is refused. */
export const wholeNumber = (min: number, max: number, invalid = INVALID) =>
  number()
    .transform((_cast: unknown, sent: unknown) => (typeof sent === "string" ? numberOf(sent.trim()) : sent))
    .typeError(invalid)
    .integer(invalid)
    .min(min, min > 0 && min !== 1 ? `Must be at least ${min}` : invalid)
    .max(max, `Must be at most ${max.toLocaleString("en-US")}`);

function numberOf(typed: string) {
  if (typed === "") return null;
  return /^[0-9]+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Whole US dollars. Forms parse the field with parseMoney. */
export const money = (min: number, invalid?: string) => wholeNumber(min, MAX_MONEY, invalid).meta({ typed: "money" });

export const choice = <T extends string>(choices: readonly T[], message: string) =>
  trimmedText<T>().transform(emptyIsNull).required(message).oneOf(choices, INVALID);

export const optionalChoice = <T extends string>(choices: readonly T[]) =>
  trimmedText<T>().transform(emptyIsNull).nullable().oneOf([...choices, null], INVALID);

export const requiredId = (message: string) =>
  trimmedText().required(message).test("id", INVALID, (id) => isId(id));

/** Allows only http and https, since other schemes can run scripts. */
export const optionalWebAddress = () =>
  optionalText(2000).test("web-address", "Must be a valid URL starting with http:// or https://", isWebAddress);

export const requiredWebAddress = (message: string) => optionalWebAddress().required(message);

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
    .typeError(INVALID)
    .required(message);

/** The same where it may be missing; a blank text is null. */
export const optionalInstant = (edge: DayEdge) =>
  date()
    .transform((_value, original: unknown) => toInstant(original, edge))
    .typeError(INVALID)
    .nullable();

function toInstant(typed: unknown, edge: DayEdge): Date | null | undefined {
  if (typed === undefined || typed === null) return typed;
  if (typeof typed === "string" && typed.trim() === "") return null;
  const moment = typeof typed === "string" ? readMoment(typed) : typed;
  return moment instanceof Date && hasFourDigitYear(moment) ? atEdge(moment, edge) : NO_DATE;
}

/** A time-zone offset can move an instant out of the years that ISO 8601 writes with four digits. */
const hasFourDigitYear = (moment: Date) => moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999;
