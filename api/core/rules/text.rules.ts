/**
 * Matches a run of more than 30 combining marks, which no script uses. The time to normalise a run grows with the
 * square of its length.
 */
const RUN_OF_MARKS = /(\p{Mark}{30})\p{Mark}+/gu;

/**
 * Cuts a run of combining marks after 30 marks, so that a short request cannot keep the process busy. Call it before
 * `normalize`.
 */
export const withoutRunsOfMarks = (text: string) => text.replace(RUN_OF_MARKS, "$1");

/**
 * The Unicode form in which the portal stores text: NFC, so that letters that look the same are equal. A lone surrogate
 * becomes U+FFFD, because PostgreSQL's JSON columns would refuse it.
 */
export const wellFormed = (text: string) =>
  withoutRunsOfMarks(text.replace(/\p{Surrogate}/gu, "\uFFFD")).normalize("NFC");

/** Control characters that break a line in word processors: vertical tab, form feed, U+0085. */
const LINE_BREAKS = /[\v\f\u0085]/g;
/**
 * The other control characters, except tab and line breaks. U+0000 stays in the text, so that the field's rule refuses
 * it.
 */
const CONTROLS = /(?![\0\t\n\r])\p{Cc}/gu;

/** Removes control characters, and converts the line breaks of word processors to line feeds. */
export const withoutControls = (text: string) => text.replace(LINE_BREAKS, "\n").replace(CONTROLS, "");

/** Makes a text one line: each run of tabs and line breaks becomes a space. */
export const onOneLine = (text: string) => text.replace(/[\t\r\n]+/g, " ");

const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/**
 * True for a text that consists only of spaces and invisible characters. False for an empty text and for a text with
 * U+0000.
 */
export const showsNothing = (text: string) => text !== "" && !text.includes("\0") && text.replace(INVISIBLE, "") === "";

/** Marks that change the direction of the text around them. A name with such marks can look like another name. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Removes direction marks from a file name. With such marks, a reader could see a wrong file extension. */
export const withoutDirectionMarks = (name: string) => name.replace(DIRECTION_MARKS, "");

/**
 * Normalizes a typed number before it is parsed: replaces every kind of space with a plain space, removes invisible
 * characters, and trims. Copied text can contain such characters.
 */
export const asTypedNumber = (text: string) =>
  text
    .replace(/\p{Space_Separator}/gu, " ")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "")
    .trim();

/**
 * Normalizes a name or number by which users search, such as a tender number: replaces each run of white space with one
 * plain space, removes invisible characters, and trims.
 */
export const asIdentifier = (text: string) =>
  text
    .replace(/\p{White_Space}+/gu, " ")
    .replace(/[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu, "")
    .trim();
