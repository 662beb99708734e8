import { acceptsQuestions, questionsCloseAt } from "#api/tenders/questionTime.rules.ts";

const CLOSING = new Date("2026-12-20T12:00:00Z");
const before = (hours: number) => new Date(CLOSING.getTime() - hours * 3_600_000);
const cutOff = (given: Partial<Parameters<typeof questionsCloseAt>[0]>) =>
  questionsCloseAt({ closingDate: CLOSING, createdAt: before(1000), ...given });

test.each([
  ["20 days", 480, 72],
  ["6 days", 144, 72],
  ["4 days", 96, 48],
  ["2 hours", 2, 1],
])("of a tender that is open for %s questions are taken until the usual time", (_name, open, expected) => {
  expect(cutOff({ publishedAt: before(open) })).toEqual(before(expected));
});

test("a tender from before the moment of publishing was stored counts from its creation, and one that was published too late takes them until it closes", () => {
  expect(cutOff({ publishedAt: null, createdAt: before(48) })).toEqual(before(24));
  expect(cutOff({ publishedAt: before(-5) })).toEqual(CLOSING);
});

test("a time that was set counts, but never after the closing time", () => {
  expect(cutOff({ questionsUntil: before(10) })).toEqual(before(10));
  expect(cutOff({ questionsUntil: before(-10) })).toEqual(CLOSING);
});

test("questions are taken by an open tender that takes any, up to the cut-off and including it", () => {
  const tender = { status: "open", closingDate: CLOSING, takesQuestions: true, questionsUntil: before(72) } as const;

  expect(acceptsQuestions(tender, before(72))).toBe(true);
  expect(acceptsQuestions(tender, new Date(before(72).getTime() + 1))).toBe(false);
  expect(acceptsQuestions({ ...tender, status: "closed" }, before(100))).toBe(false);
  expect(acceptsQuestions({ ...tender, takesQuestions: false }, before(100))).toBe(false);
});
