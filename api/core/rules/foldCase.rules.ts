import { withoutRunsOfMarks } from "#api/core/rules/text.rules.ts";

const MARKS = /[\u0300-\u036F]/g;
const DASHES = /[\u2010\u2012-\u2015\u2212]/g;
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BC\u2032]/g;
const QUOTES = /[\u201C-\u201F\u00AB\u00BB]/g;
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/**
 * Folds a text for comparison, as the database function fold_case does: case, accents, compatibility forms (fullwidth
 * letters, ligatures, spaces of every kind), dashes, apostrophes and quotation marks. Removes invisible characters.
 * Replaces ς by σ, because not every library converts a capital sigma at the end of a word to ς.
 */
export const foldCase = (text: string) =>
  withoutRunsOfMarks(text)
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(DASHES, "-")
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(UNSEEN, "")
    .toLowerCase()
    .replaceAll("ς", "σ");
