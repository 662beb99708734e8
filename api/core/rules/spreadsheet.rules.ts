/**
 * Matches where a spreadsheet program could begin a formula: at the start of the text or of a line, or after a
 * character that the program may take for a cell separator. Quotation marks may come before the sign of the formula.
 * Some programs also accept other Unicode forms of = + - @.
 */
const BEGINNING = /(^|[,;|\t\r\n])(?=["']*[-=+@\t\r\u2212\uFE62\uFE63\uFE66\uFE6B\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Matches a part of a text that begins with a plus or minus sign but is no formula: a telephone number with spaces, a
 * sign alone or followed by hyphens, or a sign, a space and words, as in "- Method". Such words contain no digits,
 * brackets or quotation marks, so a spreadsheet program cannot compute anything, call a function or read another file.
 */
const PLAIN =
  /^[-+](?:\d+(?:[ \u00A0\u202F]\d+)+|-*|[ \u00A0]+\p{Letter}[\p{Letter}\p{Mark} \u00A0’.]*)(?=$|[,;\t\r\n])/u;

/** Prevents CSV injection: puts an apostrophe before each part of a text that begins like a formula. */
export const spreadsheetText = (text: string) =>
  text.replaceAll(BEGINNING, (separator: string, _group: string, at: number) =>
    PLAIN.test(text.slice(at + separator.length)) ? separator : `${separator}'`,
  );

/** The maximum number of characters in a cell of a spreadsheet. Excel spreads a longer text over the rows below. */
export const MAX_CELL = 32_767;

/** Shortens a text that is too long for a cell, and adds a note at its end that says so. */
export function cellText(text: string) {
  if (text.length <= MAX_CELL) return text;
  const [most, whole] = [MAX_CELL, text.length].map((count) => count.toLocaleString("en-US"));
  const note = ` [Cut: a spreadsheet cell holds ${most} characters, this text has ${whole}.]`;
  // The cut can leave half of a surrogate pair. That half is removed, because it would show as a replacement character.
  return text.slice(0, MAX_CELL - note.length).replace(/[\uD800-\uDBFF]$/, "") + note;
}

export const SEPARATORS = [",", ";", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * Writes a number with the decimal sign that belongs to the separator: a comma beside semicolons, otherwise a point.
 */
export const cellNumber = (value: number, separator: Separator) =>
  separator === ";" ? String(value).replace(".", ",") : String(value);

/**
 * The separator of columns that spreadsheet programs expect in this language: a semicolon if the language has a decimal
 * comma, otherwise a comma.
 */
export function separatorFor(language: string): Separator {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}
