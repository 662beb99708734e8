import {
  cellNumber,
  cellText,
  type Separator,
  separatorFor,
  spreadsheetText,
} from "#api/core/rules/spreadsheet.rules.ts";

import { type CellValue } from "#web/ui/lists/table/tableColumn.ts";

/**
 * Formats rows as CSV (RFC 4180) with a byte order mark, like the server's CSV files. Texts that begin like a formula
 * are escaped, and texts that are too long for a cell are cut.
 */
export const csvText = (
  rows: readonly (readonly CellValue[])[],
  separator: Separator = separatorFor(navigator.language),
) => `\uFEFF${rows.map((row) => `${row.map((value) => csvCell(value, separator)).join(separator)}\r\n`).join("")}`;

function csvCell(value: CellValue, separator: Separator) {
  if (value === null) return "";
  return typeof value === "number" ? cellNumber(value, separator) : quoted(cellText(spreadsheetText(value)), separator);
}

const quoted = (text: string, separator: Separator) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
