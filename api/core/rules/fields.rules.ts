import { boolean, date, number, string } from "yup";

import { isId } from "#api/core/rules/id.rules.ts";
import { MAX_URL, parseUrl } from "#api/core/rules/parseUrl.rules.ts";
import {
  asIdentifier,
  asTypedNumber,
  onOneLine,
  showsNothing,
  wellFormed,
  withoutControls,
} from "#api/core/rules/text.rules.ts";
import { tooLong } from "#api/core/rules/textLength.rules.ts";
import { atEdge, readMoment, type DayEdge } from "#api/core/rules/moments.rules.ts";

/** The largest amount in US dollars: JSON, JavaScript and bigint all represent it exactly. */
export const MAX_MONEY = Number.MAX_SAFE_INTEGER;

const INVALID = "Invalid input";

/**
 * A transform that makes yup refuse other JSON types. yup would cast 7 to "7" and 1 to true. The transform undoes the
 * cast, so that yup's type check fails.
 */
const asSent =
  (type: "string" | "boolean") =>
  (cast: unknown, sent: unknown): unknown =>
    typeof sent === type ? cast : sent;

const changed = (change: (text: string) => string) => (value: unknown) =>
  typeof value === "string" ? change(value) : value;

const asStored = (text: string) => (showsNothing(text) ? "" : withoutControls(wellFormed(text)).trim());

/**
 * A trimmed text of any length. Control characters are removed, except tabs, line breaks and U+0000. A text with only
 * invisible characters becomes empty.
 */
export const trimmedText = <T extends string = string>() =>
  string<T>().typeError(INVALID).transform(asSent("string")).transform(changed(asStored));

/** A text that is stored as typed, untrimmed, in the Unicode form NFC. */
export const untrimmedText = () =>
  string().typeError(INVALID).transform(asSent("string")).transform(changed(wellFormed));

/** A truth value: `true` or `false`, never null, 1 or "true". */
export const flag = () => boolean().typeError(INVALID).transform(asSent("boolean")).nonNullable("Required");

const emptyIsNull = (value: unknown) => (value === "" ? null : value);

/** False for a text with U+0000, which PostgreSQL cannot store. */
const storable = (value: string | null | undefined) => !value?.includes("\0");

const longText = (max: number) => trimmedText().max(max, tooLong(max)).test("storable", INVALID, storable);

const plainText = (max: number) => longText(max).transform(changed(onOneLine));

/** A text of a form that is saved before it is complete. It may be empty. */
export const typedText = (max: number) =>
  untrimmedText().defined("Required").max(max, tooLong(max)).test("storable", INVALID, storable);

/** A yup test of the minimum length in code points, as PostgreSQL counts it. yup's own `min` counts UTF-16 units. */
export const atLeast = (min: number, message: string) => ({
  name: "min",
  message,
  params: { min },
  test: (value: string | null | undefined) => value == null || Array.from(value).length >= min,
});

/** A required text of one line. */
export const requiredText = (message: string, max: number) => plainText(max).required(message);

/** An optional text of one line; a blank one is stored as null. */
export const optionalText = (max: number) => plainText(max).transform(emptyIsNull).nullable();

/** A required text of several lines. */
export const requiredLongText = (message: string, max: number) => longText(max).required(message);

/** An optional text of several lines; a blank one is stored as null. */
export const optionalLongText = (max: number) => longText(max).transform(emptyIsNull).nullable();

/**
 * A name or a number by which users find something. Invisible characters are removed, because with them two different
 * values could look the same.
 */
export const identifier = (message: string, max: number) => requiredText(message, max).transform(changed(asIdentifier));

/**
 * A required e-mail address. The domain may have letters of any script: the rule checks its ASCII form, which mail
 * servers use.
 */
export const emailAddress = (message: string) =>
  plainText(MAX_EMAIL)
    .transform(changed(asIdentifier))
    .test("email", message, (typed) => typed === undefined || isEmail(typed))
    .required(message);

const MAX_EMAIL = 254;

/** True also for a longer text: yup runs each test of a field, and `max` has already refused the text. */
const isEmail = (typed: string) => typed.length > MAX_EMAIL || ASCII_ADDRESS.isValidSync(withAsciiDomain(typed));

const ASCII_ADDRESS = string().email();

function withAsciiDomain(address: string) {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  const site = /^[^\s/?#:\\]+$/.test(domain) ? parseUrl(`http://${domain}`) : null;
  return site ? `${address.slice(0, at)}${site.hostname}` : address;
}

/** A new password: 6 to 200 characters, never trimmed. */
export const password = () =>
  untrimmedText()
    .required("Password must be at least 6 characters")
    .test(atLeast(6, "Password must be at least 6 characters"))
    .max(200, tooLong(200));

/**
 * A whole number, sent as a JSON number or, by a form, as its digits: "250000". Any other text ("0x1F", "1e3", "1.0",
 * "12 50") is refused.
 */
export const wholeNumber = (min: number, max: number, invalid = INVALID) =>
  number()
    .transform((_cast: unknown, sent: unknown) => (typeof sent === "string" ? numberOf(asTypedNumber(sent)) : sent))
    .typeError(invalid)
    .integer(invalid)
    .min(min, min > 0 && min !== 1 ? `Must be at least ${min}` : invalid)
    .max(max, `Must be at most ${max.toLocaleString("en-US")}`);

function numberOf(typed: string) {
  if (typed === "") return null;
  return /^[0-9]+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** An amount in whole US dollars. Forms parse the typed text with parseMoney. */
export const money = (min: number, invalid?: string) => wholeNumber(min, MAX_MONEY, invalid).meta({ typed: "money" });

export const choice = <T extends string>(choices: readonly T[], message: string) =>
  trimmedText<T>().transform(emptyIsNull).required(message).oneOf(choices, INVALID);

export const optionalChoice = <T extends string>(choices: readonly T[]) =>
  trimmedText<T>()
    .transform(emptyIsNull)
    .nullable()
    .oneOf([...choices, null], INVALID);

export const requiredId = (message: string) =>
  trimmedText()
    .required(message)
    .test("id", INVALID, (id) => isId(id));

/**
 * An optional URL with http or https, because other schemes can run scripts. Control characters and direction marks are
 * refused instead of removed, because without them the URL would be a different one.
 */
export const optionalWebAddress = () =>
  untrimmedText()
    .transform(changed((address) => address.trim()))
    .transform(emptyIsNull)
    .nullable()
    .max(MAX_URL, tooLong(MAX_URL))
    .test("storable", INVALID, storable)
    .test("web-address", "Must be a valid URL starting with http:// or https://", isWebAddress);

export const requiredWebAddress = (message: string) => optionalWebAddress().required(message);

function isWebAddress(value: string | null | undefined) {
  // `max` has already refused a longer URL.
  if (value == null || value.length > MAX_URL) return true;
  // The URL parser would skip tabs and line breaks, and direction marks would make the URL look like another.
  if (/[\p{Cc}\p{Cf}]/u.test(value) || !/^https?:\/\/[^\s/]/i.test(value)) return false;
  return ["http:", "https:"].includes(parseUrl(value)?.protocol ?? "");
}

const NO_DATE = new Date(Number.NaN);

/**
 * An ISO 8601 time. A date without a time means the first or the last moment of that day in UTC, depending on `edge`.
 */
export const instant = (message: string, edge: DayEdge) =>
  date()
    .transform((_value, original: unknown) => toInstant(original, edge))
    .typeError(INVALID)
    .required(message);

/** Like `instant`, for an optional field; a blank text becomes null. */
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

/** Checks the year again: a time-zone offset can move a time out of the years 0001 to 9999. */
const hasFourDigitYear = (moment: Date) => moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999;
