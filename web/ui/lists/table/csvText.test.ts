import { csvHead, csvRows } from "#api/core/http/rest/csv.ts";
import { MAX_CELL, SEPARATORS } from "#api/core/rules/spreadsheet.rules.ts";
import { csvText } from "#web/ui/lists/table/csvText.ts";

test.each(SEPARATORS)("the browser writes a CSV file with %j as the server does", (separator) => {
  const head = ["Company", "Bid amount; (USD)"];
  const rows = [
    ["a;b", "a\tb"],
    ["x".repeat(MAX_CELL + 1), "- Method"],
    ['Ada, "Works"', 1_250_000],
    ["two\nlines", -5],
    ["two\r\nlines", null],
    ["", 0],
    ["a decimal", 1_250.5],
    ...["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\uFF1D1", "\uFF0B1", "\uFF0D1", "\uFF20x", "'=1", " =1"].map(
      (text) => [text, text],
    ),
  ];

  const format = { separator, for: "spreadsheet" } as const;
  expect(csvText([head, ...rows], separator)).toBe(csvHead(head, format) + csvRows(rows, format));
});

test("beside semicolons a number has a decimal comma, as spreadsheet programs expect it there", () => {
  expect(csvText([[1.5, -0.25, 3]], ";")).toBe("\uFEFF1,5;-0,25;3\r\n");
  expect(csvText([[1.5, -0.25, 3]], ",")).toBe("\uFEFF1.5,-0.25,3\r\n");
});

test("a cell that begins like a formula is text, a negative number stays a number", () => {
  expect(csvText([['=HYPERLINK("https://evil.example")', -3]])).toBe(
    '\uFEFF"\'=HYPERLINK(""https://evil.example"")",-3\r\n',
  );
});
