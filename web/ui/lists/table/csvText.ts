import { spreadsheetText } from "#api/core/rules/spreadsheet.rules.ts";

import { type CellValue } from "#web/ui/lists/table/tableColumn.ts";

/** CSV (RFC 4180) in UTF-8 with a byte order mark, as the server writes it: texts that begin like a formula stay texts. */
export const csvText = (rows: readonly (readonly CellValue[])[]) => `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;

const cellText = (value: CellValue) => (typeof value === "string" ? quoted(spreadsheetText(value)) : String(value ?? ""));
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
