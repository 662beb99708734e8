/** What a spreadsheet would begin to calculate; also the full-width forms of = + - @, which some spreadsheets read alike. */
const FORMULA = /^[-=+@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The text of a cell of a CSV file, against CSV injection: an apostrophe before what begins like a formula makes it text. */
export const spreadsheetText = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
