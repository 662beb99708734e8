import fc from "fast-check";

import { parseMoney, parseWholeNumber } from "#api/core/rules/typedNumber.rules.ts";

test.each([
  ["0", 0],
  ["7", 7],
  ["1250000", 1_250_000],
  ["1,250,000", 1_250_000],
  ["1 250 000", 1_250_000],
  ["1\u202F250\u202F000", 1_250_000],
  ["1\u00A0250\u00A0000", 1_250_000],
  ["1\u2009250\u2009000", 1_250_000],
  ["1\u2007250\u3000000", 1_250_000],
  ["1 250\u202F000", 1_250_000],
  ["\u200E1\u200B250\u2060000\u200F", 1_250_000],
  ["\u202D1,250,000\u202C", 1_250_000],
  ["\uFEFF240\u00AD", 240],
  ["  240  ", 240],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
])("%p is the whole number %d", (typed, meant) => {
  expect(parseWholeNumber(typed)).toBe(meant);
  expect(parseMoney(typed)).toBe(meant);
});

test.each(["$1,250,000", "$1250000", " $ 1,250,000 ", "\u200E$\u20091\u2009250\u2009000", "$\u200E1250000"])(
  "%p is money, but not a whole number",
  (typed) => {
    expect(parseMoney(typed)).toBe(1_250_000);
    expect(parseWholeNumber(typed)).toBeNull();
  },
);

test.each([
  "",
  " ",
  "$",
  "12 50",
  "0x10",
  "1e5",
  "1.0",
  "1.",
  ".5",
  "-5",
  "+5",
  "12,50",
  "0,125",
  "1,2500",
  "1,250,00",
  "1250000,50",
  "1.250.000",
  "1250,000",
  "1,250 000",
  "1,,250",
  ",125",
  "125,",
  "1  250",
  "1\n250",
  "1\t250",
  "1\u2009\u2009250",
  "1\u2800250",
  "\u200E",
  "1'250",
  "1_250",
  "$$5",
  "5$",
  "-$5",
  "$-5",
  "USD 5",
  "5 days",
  "12 apples",
  "٣٤",
  "１２",
  "Infinity",
  "NaN",
])("%p is not a number: refused", (typed) => {
  expect(parseWholeNumber(typed)).toBeNull();
  expect(parseMoney(typed)).toBeNull();
});

test("a number above MAX_SAFE_INTEGER parses as a larger one, so that the maximum refuses it", () => {
  for (const typed of ["9007199254740992", "9007199254740993", "9".repeat(400)])
    expect(parseMoney(typed)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
});

test("every amount is parsed back from each format that a screen uses", () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      fc.constantFrom(",", " ", "\u202F", "\u00A0", "\u2009", "\u2007", ""),
      fc.constantFrom("$", "$ ", ""),
      (amount, separator, sign) => {
        const typed = sign + amount.toLocaleString("en-US").replaceAll(",", separator);

        expect(parseMoney(typed)).toBe(amount);
      },
    ),
  );
});

test("a parsed number has exactly the typed digits", () => {
  const character = fc.constantFrom(...Array.from("0123456789,. $xe+-\u202F"));
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (typed) => {
      const read = parseMoney(typed);

      if (read !== null) expect(String(read)).toBe(typed.replace(/[$, \u202F]/g, "").replace(/^0+(?=\d)/, ""));
    }),
    { numRuns: 2000 },
  );
});
