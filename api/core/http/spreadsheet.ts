import { spreadsheetText } from "#api/core/rules/spreadsheet.rules.ts";

/** Options of csv-stringify against CSV injection: a cell that begins like a formula becomes text. Numbers stay numbers, negative ones too. */
export const FOR_SPREADSHEETS = { record_delimiter: "windows", quote_record_delimiter: true, cast: { string: spreadsheetText } } as const;
