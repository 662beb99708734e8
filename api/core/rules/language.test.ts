import { languageOf, localPath } from "#api/core/rules/language.rules.ts";

test.each([
  ["en", "/", "/"],
  ["en", "/#contact", "/#contact"],
  ["en", "/terms", "/terms"],
  ["fr", "/", "/fr"],
  ["fr", "/#contact", "/fr#contact"],
  ["fr", "/terms", "/fr/terms"],
  ["fr", "/services/quality-control", "/fr/services/quality-control"],
] as const)("the address in %s of %s is %s, and it leads back", (language, path, address) => {
  expect(localPath(language, path)).toBe(address);
  expect(languageOf(address.replace(/#.*/, ""))).toEqual({ language, path: path.replace(/#.*/, "") || "/" });
});

test("a path that only begins with the same letters is English", () => {
  expect(languageOf("/friends")).toEqual({ language: "en", path: "/friends" });
});
