import countries from "i18n-iso-countries";

import { COUNTRIES, COUNTRY_OF_CODE } from "#api/core/rules/country.rules.ts";

/** Common names that differ from those of ISO 3166. */
const COMMON_NAMES: Record<string, string> = {
  Brunei: "BN",
  Congo: "CG",
  "Democratic Republic of the Congo": "CD",
  "Holy See": "VA",
  Laos: "LA",
  Micronesia: "FM",
  Moldova: "MD",
  "North Korea": "KP",
  Palestine: "PS",
  "South Korea": "KR",
  Syria: "SY",
};

/** Entries of ISO 3166 that COUNTRIES omits, because they are not sovereign states. */
const NO_SOVEREIGN_STATES = `
  AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR
  RE SH SJ SX TC TF TK TW UM VG VI WF XK YT`.match(/[A-Z]{2}/g);

const codeOf = (name: string) => COMMON_NAMES[name] ?? countries.getAlpha2Code(name, "en");

test("countries are the 195 sovereign states, each once, in the order of their names", () => {
  expect(COUNTRIES).toHaveLength(195);
  expect(new Set(COUNTRIES).size).toBe(195);
  expect([...COUNTRIES].sort((a, b) => a.localeCompare(b, "en"))).toEqual(COUNTRIES);
});

test("each country is known to ISO 3166, and no sovereign state is missing", () => {
  const codes = COUNTRIES.map((name) => codeOf(name) ?? `unknown: ${name}`);

  const sovereign = Object.keys(countries.getAlpha2Codes()).filter((code) => !NO_SOVEREIGN_STATES?.includes(code));
  expect(codes.sort()).toEqual(sovereign.sort());
});

test("each country has its own code", () => {
  expect([...COUNTRY_OF_CODE]).toEqual(COUNTRIES.map((name) => [codeOf(name), name]));
});
