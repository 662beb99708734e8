/**
 * Matches where a spreadsheet could begin a formula: at the start of the text or of a line, or after a character that
 * it may take for a cell separator, with a quotation mark before it or without. Some spreadsheets also accept other forms
 * of = + - @.
 */
const BEGINNING = /(^|[,;|\t\r\n])(?=["']*[-=+@\t\r\u2212\uFE62\uFE63\uFE66\uFE6B\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * A sign that begins no formula: of a telephone number with spaces, or before a space and words, as in "- Method". Words
 * of letters alone compute nothing, call no function and name no other file.
 */
const PLAIN =
  /^[-+](?:\d+(?:[ \u00A0\u202F]\d+)+|-*|[ \u00A0]+\p{Letter}[\p{Letter}\p{Mark} \u00A0’.]*)(?=$|[,;\t\r\n])/u;

/** Prevents CSV injection: puts an apostrophe before each part of a text that begins like a formula. */
export const spreadsheetText = (text: string) =>
  text.replaceAll(BEGINNING, (separator: string, _group: string, at: number) =>
    PLAIN.test(text.slice(at + separator.length)) ? separator : `${separator}'`,
  );

/** The characters that a cell of a spreadsheet holds; Excel spreads a longer text over the rows below. */
export const MAX_CELL = 32_767;

/** Cuts a text that is too long for a cell, and says so at its end. */
export function cellText(text: string) {
  if (text.length <= MAX_CELL) return text;
  const [most, whole] = [MAX_CELL, text.length].map((count) => count.toLocaleString("en-US"));
  const note = ` [Cut: a spreadsheet cell holds ${most} characters, this text has ${whole}.]`;
  // Half of a surrogate pair shows as a replacement character.
  return text.slice(0, MAX_CELL - note.length).replace(/[\uD800-\uDBFF]$/, "") + note;
}

export const SEPARATORS = [",", ";", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The separator by which a spreadsheet in this language divides columns: a semicolon where the comma is in numbers. */
export function separatorFor(language: string): Separator {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}
