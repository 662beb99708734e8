import { markWords } from "#web/ui/changes/markWords.ts";

const marked = (before: string, after: string) =>
  markWords(before, after)
    .map(({ text, is }) => (is === "same" ? text : is === "added" ? `[+${text}]` : `[-${text}]`))
    .join("");

test.each([
  ["ISO 9001", "ISO 9001", "ISO 9001"],
  ["ISO 9001", "ISO 14001", "ISO [-9001][+14001]"],
  ["A two-lane bridge.", "A three-lane bridge.", "A [-two][+three]-lane bridge."],
  ["Two bridges", "Two comparable bridges", "Two [+comparable ]bridges"],
  ["", "New", "[+New]"],
  ["Gone\nline", "line", "[-Gone\n]line"],
  ["bâtir 😀", "bâtir 😁", "bâtir [-😀][+😁]"],
])("%j to %j", (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test("what stays and was removed is the old text, what stays and was added the new one, also where texts are too long to compare", () => {
  for (const length of [50, 3000]) {
    const [before, after] = [0, 1].map((turn) =>
      Array.from({ length }, (_, place) => `w${(place * 7 + turn * place) % 31}`).join(" "),
    );
    const runs = markWords(before!, after!);
    const without = (kind: string) =>
      runs
        .filter(({ is }) => is !== kind)
        .map(({ text }) => text)
        .join("");
    expect([without("added"), without("removed")]).toEqual([before, after]);
  }
});
