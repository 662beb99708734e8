import { type Options, stringify } from "csv-stringify/sync";

import type { SignedIn } from "#api/core/graphql/context.ts";
import type { QueryParameters } from "#api/core/http/rest/queryParameters.ts";
import {
  cellNumber,
  cellText,
  type Separator,
  separatorFor,
  SEPARATORS,
  spreadsheetText,
} from "#api/core/rules/spreadsheet.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/**
 * The format of a CSV file. A file for a program has complete texts. In a file for a spreadsheet, texts are no longer
 * than a cell allows, and numbers have the decimal sign that belongs to the separator.
 */
export interface CsvFormat {
  separator: Separator;
  for: "program" | "spreadsheet";
}

/** The query parameters of every CSV download. */
export const CSV_QUERY: QueryParameters = {
  sep: {
    description:
      "The separator: a comma, a semicolon or a tab. Without it, a token gets commas, and a session what spreadsheets expect in the first language of Accept-Language.",
    schema: { type: "string", enum: SEPARATORS },
  },
};

/**
 * The CSV format for a request, from its token, the parameter `sep` and the languages. Refuses BAD_USER_INPUT for a
 * `sep` that is not in SEPARATORS.
 */
export function csvFormatOf(
  { token }: Pick<SignedIn, "token">,
  { query, languages }: { query: Record<string, unknown>; languages: readonly string[] },
): CsvFormat {
  const format = { for: token ? "program" : "spreadsheet" } as const;
  if (query.sep === undefined) return { ...format, separator: token ? "," : inLanguage(languages) };
  const separator = SEPARATORS.find((one) => one === query.sep);
  if (!separator) throw badInput({ sep: "Must be a comma, a semicolon or a tab" });
  return { ...format, separator };
}

function inLanguage([language = "en"]: readonly string[]): Separator {
  try {
    return separatorFor(language);
  } catch {
    // Accept-Language contains "*" or no valid language tag.
    return ",";
  }
}

/** The first line of a CSV file (RFC 4180), in UTF-8 with a byte order mark. */
export const csvHead = (columns: readonly string[], format: CsvFormat) =>
  stringify([columns], { ...optionsOf(format), bom: true });

/** Rows of a CSV file. A text that begins like a formula gets an apostrophe; numbers stay numbers. */
export const csvRows = (rows: readonly unknown[][], format: CsvFormat) =>
  stringify(rows as unknown[][], optionsOf(format));

const optionsOf = ({ separator, for: reader }: CsvFormat): Options => ({
  delimiter: separator,
  record_delimiter: "windows",
  quote_record_delimiter: true,
  cast:
    reader === "program"
      ? { string: spreadsheetText }
      : { string: (text) => cellText(spreadsheetText(text)), number: (value) => cellNumber(value, separator) },
});
