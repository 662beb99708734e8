import { locale } from "#web/format/words/language.en.ts";

/** A word of the data as screens show it: a category, an industry, a status, a country. */
export const term = (value: string) => value;

/** The two forms of a noun with a number. */
export type Forms = readonly [one: string, many: string];

/** "1 tender", "12 tenders". */
export const counted = (count: number, [one, many]: Forms) =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;

export const DAYS: Forms = ["day", "days"];
