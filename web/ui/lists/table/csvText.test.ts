import { stringify } from "csv-stringify/sync";

import { FOR_SPREADSHEETS } from "#api/core/http/spreadsheet.ts";
import { csvText } from "#web/ui/lists/table/csvText.ts";

test("the browser writes a CSV file as the server does", () => {
  const rows = [
    ["Company", "Bid amount (USD)"],
    ["Ada, \"Works\"", 1_250_000],
    ["two\nlines", -5],
    ["two\r\nlines", null],
    ["", 0],
    ...["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\uFF1D1", "\uFF0B1", "\uFF0D1", "\uFF20x", "'=1", " =1"].map((text) => [text, text]),
  ];

  expect(csvText(rows)).toBe(stringify(rows, { ...FOR_SPREADSHEETS, bom: true }));
});

test("a cell that begins like a formula is text, a negative number stays a number", () => {
  expect(csvText([["=HYPERLINK(\"https://evil.example\")", -3]])).toBe("\uFEFF\"'=HYPERLINK(\"\"https://evil.example\"\")\",-3\r\n");
});
