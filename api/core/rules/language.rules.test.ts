import { languageOf, localPath } from "#api/core/rules/language.rules.ts";

test.each([
  ["en", "/", "/"],
  ["en", "/#contact", "/#contact"],
  ["en", "/terms", "/terms"],
  ["fr", "/", "/fr"],
  ["fr", "/#contact", "/fr#contact"],
  ["fr", "/terms", "/fr/terms"],
  ["fr", "/services/quality-control", "/fr/services/quality-control"],
] as const)("the address in %s of %s is %s, and is parsed back", (language, path, address) => {
  expect(localPath(language, path)).toBe(address);
  expect(languageOf(address.replace(/#.*/, ""))).toEqual({ language, path: path.replace(/#.*/, "") || "/" });
});

test("a path that merely begins with the prefix's letters is English", () => {
  expect(languageOf("/friends")).toEqual({ language: "en", path: "/friends" });
});
