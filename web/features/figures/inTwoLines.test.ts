import { COUNTRIES } from "#api/core/rules/country.rules.ts";

import { inTwoLines } from "#web/features/figures/inTwoLines.ts";
import { term } from "#web/format/words/terms.fr.ts";

test.each([
  ["Kenya", "Kenya"],
  ["Côte d’Ivoire", "Côte d’Ivoire"],
  ["République centrafricaine", "République\ncentrafricaine"],
  ["Democratic Republic of the Congo", "Democratic Republic\nof the Congo"],
  ["an-administrator-with-a-very-long-username", "an-administrator-with-a-v…"],
])("%s is at most two lines on an axis", (name, lines) => {
  expect(inTwoLines(name)).toBe(lines);
});

test("no country's name is cut in either language", () => {
  const names = COUNTRIES.flatMap((name) => [name, term(name)]);

  expect(names.filter((name) => inTwoLines(name).includes("…"))).toEqual([]);
});
