import { asTypedNumber } from "#api/core/rules/text.rules.ts";

const DIGITS = /^\d+$/;
/** One to three digits, then groups of three, with one separator: comma or space. */
const THOUSANDS = /^[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*$/;

/**
 * Parses "1250000", "1,250,000" and "1 250 000", with any kind of space and with invisible marks; null for any other
 * text, such as "12 50", "0x10", "1e5" and "1.0".
 * Above Number.MAX_SAFE_INTEGER the result is inexact but always larger, so that the field's maximum refuses it.
 */
export function parseWholeNumber(text: string): number | null {
  const typed = asTypedNumber(text);
  return DIGITS.test(typed) || THOUSANDS.test(typed) ? Number(typed.replace(/\D/g, "")) : null;
}

/** Parses an amount in whole US dollars: like parseWholeNumber, but one leading $ is allowed. */
export const parseMoney = (text: string) => parseWholeNumber(asTypedNumber(text).replace(/^\$/, ""));
