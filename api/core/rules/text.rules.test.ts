import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { wellFormed } from "#api/core/rules/text.rules.ts";

/** A run of combining marks of 248 kB, which fits into a request. */
const RUN = `a${"\u0301\u0323".repeat(62_000)}b`;

test("a run of combining marks is cut before it is normalised, which takes time by the square of its length", () => {
  expect(wellFormed(RUN).length).toBeLessThan(40);
  expect(foldCase(RUN)).toBe("ab");
});

test("no writing loses a mark: thirty on one letter stay", () => {
  const zalgo = `a${"\u0301".repeat(29)}`;
  expect(wellFormed(`${zalgo} ${zalgo}`).normalize("NFD")).toBe(`${zalgo} ${zalgo}`);
});
