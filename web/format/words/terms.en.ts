import { locale } from "#web/format/words/language.en.ts";

/** Translates a stored value (category, industry, status, country) for display. English shows it unchanged. */
export const term = (value: string) => value;

/** The forms of a noun after the number 1 and after other numbers. */
export type Forms = readonly [one: string, many: string];

/** Formats a number with its noun: "1 tender", "12 tenders". */
export const counted = (count: number, [one, many]: Forms) =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;

export const DAYS: Forms = ["day", "days"];
