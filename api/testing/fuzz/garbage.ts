/** Fuzz values from a seeded random generator: the same seed gives the same values. */
export function garbageOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance = (part: number) => next() < part;
  const oneOf = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T;

  const value = (depth = 0): unknown => {
    if (depth < 3 && chance(0.2)) return Array.from({ length: Math.floor(next() * 4) }, () => value(depth + 1));
    if (depth < 3 && chance(0.2))
      return Object.fromEntries(Array.from({ length: Math.floor(next() * 4) }, () => [oneOf(NAMES), value(depth + 1)]));
    return oneOf<unknown>([...TEXTS, ...NUMBERS, null, true, false]);
  };
  return { chance, oneOf, value, text: () => oneOf(TEXTS), number: () => oneOf(NUMBERS) };
}

export type Garbage = ReturnType<typeof garbageOf>;

const NAMES = [
  "id",
  "toString",
  "valueOf",
  "constructor",
  "__proto__",
  "length",
  "then",
  "toJSON",
  "status",
  "$where",
  "",
];

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  1.5,
  100,
  101,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e308,
  5e-324,
];

const TEXTS = [
  "",
  " ",
  "a",
  "null",
  "undefined",
  "NaN",
  "true",
  "0",
  "-1",
  "1e999",
  "9007199254740993",
  "0x10",
  "[object Object]",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202e",
  "\ufeff",
  "🌉".repeat(60),
  "é".normalize("NFD"),
  "İ",
  "ß",
  "x".repeat(49),
  "x".repeat(50),
  "x".repeat(201),
  "x".repeat(5001),
  "x".repeat(60_000),
  "' OR 1=1 --",
  "%",
  "_",
  "\\",
  "\\u0000",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "${x}",
  "$1",
  "\r\nX: y",
  "javascript:alert(1)",
  "http://",
  "https://example.org",
  "http://[",
  "http://a\u0000",
  "ada@example.org",
  "a@b",
  "@",
  "0000-01-01",
  "2026-02-30",
  "9999-12-31",
  "2026-01-01",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59-23:59",
  "2026-01-01T00:00:00.1234567890Z",
  "00000000-0000-0000-0000-000000000000",
  "01890000-0000-7000-8000-000000000000",
  "01890000-0000-7000-8000-00000000000G",
  "open",
  "pending",
  "active",
  "Kenya",
  "Infrastructure",
  "contractor",
  "other",
  "ascending",
  'W/"1"',
  '"1"',
  "eyJhIjoxfQ",
];
