import { readdirSync } from "node:fs";
import { resolve } from "node:path";

import { isMistyped, textsOf } from "#web/testing/frenchTypography.ts";

const lists = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\/words\/\w+\.fr\.ts$/.test(file),
);

test("the portal's French words have French spaces and quotation marks", () => {
  const texts = lists.flatMap((file) => textsOf(jest.requireActual<object>(resolve("web", file))));

  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(isMistyped)).toEqual([]);
});
