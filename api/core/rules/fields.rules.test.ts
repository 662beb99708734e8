import { type Schema, ValidationError } from "yup";

import {
  choice,
  emailAddress,
  flag,
  instant,
  MAX_MONEY,
  optionalText,
  optionalWebAddress,
  password,
  requiredText,
  wholeNumber,
} from "#api/core/rules/fields.rules.ts";

/** The rule's result for a value, or the message with which the rule refuses it. */
function read(rule: Schema, value: unknown): unknown {
  try {
    return rule.validateSync(value) as unknown;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

const opening = instant("Opening date is required", "day start");
const closing = instant("Closing date is required", "day end");

test("an opening date without a time is the first moment of that day in UTC, a closing date the last one", () => {
  expect(read(opening, "2026-03-01")).toEqual(new Date("2026-03-01T00:00:00.000Z"));
  expect(read(closing, "2026-03-01")).toEqual(new Date("2026-03-01T23:59:59.999Z"));
  expect(read(closing, " 2026-03-01 ")).toEqual(new Date("2026-03-01T23:59:59.999Z"));
});

test.each([
  ["2026-03-01T12:30:00Z", "2026-03-01T12:30:00.000Z"],
  ["2026-03-01T12:30Z", "2026-03-01T12:30:00.000Z"],
  ["2026-03-01T12:30:00.123456Z", "2026-03-01T12:30:00.123Z"],
  ["2026-03-01T00:30:00+05:30", "2026-02-28T19:00:00.000Z"],
  ["2026-12-31T22:00:00-03:00", "2027-01-01T01:00:00.000Z"],
  ["2024-02-29", "2024-02-29T23:59:59.999Z"],
  ["2026-03-01t12:30:00z", "2026-03-01T12:30:00.000Z"],
])("the instant %s is %s", (typed, meant) => {
  expect(read(closing, typed)).toEqual(new Date(meant));
});

test.each([
  "2026-02-30",
  "2025-02-29",
  "2026-04-31T10:00:00Z",
  "2026-13-01",
  "2026-00-10",
  "2026-03-00",
  "0000-01-01",
  "2026-03-01T24:30:00Z",
  "2026-03-01T12:60:00Z",
  "2026-03-01T12:30:00",
  "2026-03-01T12:30:00+99:99",
  "2026-03-01 12:30",
  "2026-3-1",
  "+012026-03-01",
  "01/03/2026",
  "March 1, 2026",
  "tomorrow",
  "1772323200000",
])("%s is not an ISO 8601 date: refused", (typed) => {
  expect(read(opening, typed)).toBe("Invalid input");
});

test.each<[unknown]>([[1_772_323_200_000], [true], [{}], [[]], [new Date(Number.NaN)]])(
  "%p is no date: refused",
  (value) => {
    expect(read(opening, value)).toBe("Invalid input");
  },
);

test.each<[unknown]>([[undefined], [null], [""], ["  "]])("a date that is %p is missing", (value) => {
  expect(read(opening, value)).toBe("Opening date is required");
  expect(read(closing, value)).toBe("Closing date is required");
});

const budget = wholeNumber(0, MAX_MONEY).required("Minimum budget is required");
const amount = wholeNumber(1, MAX_MONEY);

test("money is a whole number of US dollars up to 9,007,199,254,740,991", () => {
  expect(MAX_MONEY).toBe(9_007_199_254_740_991);
  for (const sum of [0, 1, 2 ** 31, 2 ** 40, MAX_MONEY]) expect(read(budget, sum)).toBe(sum);
  expect(read(budget, "2500000000")).toBe(2_500_000_000);
});

test("a budget is at least 0, a bid amount at least 1", () => {
  expect(read(budget, -1)).toBe("Invalid input");
  expect(read(amount, 0)).toBe("Invalid input");
  expect(read(amount, 1)).toBe(1);
});

test.each<[unknown]>([
  [0.5],
  [MAX_MONEY + 1],
  [1e300],
  ["9007199254740993"],
  ["12 apples"],
  [Infinity],
  [Number.NaN],
  [true],
  [[]],
])("%p is no amount of money: refused", (value) => {
  expect(typeof read(budget, value)).toBe("string");
});

test("a whole number may be sent as a text of digits, with surrounding blanks and invisible marks", () => {
  for (const typed of ["1250", " 1250\n", "01250", "\u200E1250\u00AD"]) expect(read(amount, typed)).toBe(1250);
});

test.each(["0x10", "0b1", "1e5", "1.0", "1.", "12 50", "1,250", "$1250", "+5", "-5", "٣", "Infinity"])(
  "%s is not a whole number in digits: refused",
  (typed) => {
    expect(read(amount, typed)).toBe("Invalid input");
  },
);

test("a text, a password and a truth value are refused as another JSON type, never cast", () => {
  for (const sent of [7, true, 1.5, new Date(0)]) {
    for (const rule of [
      requiredText("Required", 5),
      optionalText(5),
      password(),
      choice(["7", "true"], "Required"),
      emailAddress("Invalid email"),
    ])
      expect(read(rule, sent)).toBe("Invalid input");
  }
  for (const sent of [0, 1, "true", "false", "1"]) expect(read(flag(), sent)).toBe("Invalid input");
  expect([read(flag(), true), read(flag(), false), read(flag(), null)]).toEqual([true, false, "Required"]);
});

test("a missing budget is refused with the specification's message", () => {
  for (const value of [undefined, null, "", " "]) expect(read(budget, value)).toBe("Minimum budget is required");
});

test("a password is 6 to 200 characters as typed, untrimmed", () => {
  expect(read(password(), "      ")).toBe("      ");
  expect(read(password(), " 1234")).toBe("Password must be at least 6 characters");
  expect(read(password(), "👷👷👷")).toBe("Password must be at least 6 characters");
  expect(read(password(), "👷👷👷👷👷👷")).toBe("👷👷👷👷👷👷");
  expect(read(password(), "x".repeat(200))).toBe("x".repeat(200));
  expect(read(password(), "x".repeat(201))).toBe("Must be at most 200 characters");
});

test("a text is trimmed, and a blank optional one is null", () => {
  expect(read(requiredText("Required", 5), "  abc  ")).toBe("abc");
  expect(read(requiredText("Required", 5), "   ")).toBe("Required");
  expect(read(requiredText("Required", 5), "abcdef")).toBe("Must be at most 5 characters");
  expect(read(optionalText(5), "   ")).toBeNull();
});

test.each(["ada@example.org", "a.b+c@sub.example.co"])("%s is an e-mail address", (typed) => {
  expect(read(emailAddress("Invalid email"), typed)).toBe(typed);
});

test.each([
  "ada",
  "ada@",
  "@example.org",
  "a b@example.org",
  "ada@example.org, b@example.org",
  "x".repeat(250) + "@a.org",
])("%s is none", (typed) => {
  expect(read(emailAddress("Invalid email"), typed)).toMatch(/Invalid email|at most/);
});

test("a web address is http or https, and is stored as typed", () => {
  for (const typed of ["http://a.example", "HTTPS://A.example/x?y=z#f", "http://localhost:3000", "http://[::1]/"])
    expect(read(optionalWebAddress(), typed)).toBe(typed);
  for (const typed of [
    "javascript:alert(1)",
    "java\nscript:x",
    "mailto:a@b.c",
    "https:a.example",
    "http://",
    "http://a b",
    "a.example",
  ])
    expect(read(optionalWebAddress(), typed)).toBe("Must be a valid URL starting with http:// or https://");
});

test("an e-mail address and a web address that are too long, also by their host alone, are refused unparsed", () => {
  const parse = jest.spyOn(globalThis, "URL");
  const host = String.fromCodePoint(...Array.from({ length: 80_000 }, (_each, at) => 0x20000 + (at % 42_000)));

  const read254 = read(emailAddress("Invalid email"), `a@${host}`);
  const readHost = read(optionalWebAddress(), `https://user:word@${host.slice(0, 600)}/path`);
  const readAll = read(optionalWebAddress(), `https://a.example/${host}`);
  expect(read254).toBe("Must be at most 254 characters");
  expect(readHost).toBe("Must be a valid URL starting with http:// or https://");
  expect(readAll).toBe("Must be at most 2,000 characters");
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test("a web address is parsed up to a host of 253 characters with its port", () => {
  const host = `${"a.".repeat(124)}xyzab`;
  expect(read(optionalWebAddress(), `https://${host}:65535/x`)).toBe(`https://${host}:65535/x`);
  expect(read(optionalWebAddress(), `https://x${host}:65535/x`)).toContain("Must be a valid URL");
});
