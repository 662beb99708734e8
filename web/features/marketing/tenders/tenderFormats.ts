import { COUNTRY_OF_CODE, type Country } from "#api/core/rules/country.rules.ts";
import { type Language } from "#api/core/rules/language.rules.ts";

/** The locale of each language for the formats of the public tender pages. Only the server uses these formats. */
const LOCALE: Record<Language, string> = { en: "en-US", fr: "fr-FR" };

const perLanguage = <Format>(make: (locale: string) => Format): Record<Language, Format> => ({
  en: make(LOCALE.en),
  fr: make(LOCALE.fr),
});

const amounts = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
);
const counts = perLanguage((locale) => new Intl.NumberFormat(locale));
const days = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" }),
);
const moments = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: "short",
      day: "numeric",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
      timeZoneName: "short",
    }),
);
const regions = perLanguage((locale) => new Intl.DisplayNames(locale, { type: "region" }));

const CODES = new Map([...COUNTRY_OF_CODE].map(([code, country]) => [country, code]));

export const moneyIn = (language: Language, amount: number) => amounts[language].format(amount);

export const budgetIn = (language: Language, { budgetMin, budgetMax }: { budgetMin: number; budgetMax: number }) =>
  budgetMin === budgetMax
    ? moneyIn(language, budgetMin)
    : `${moneyIn(language, budgetMin)} – ${moneyIn(language, budgetMax)}`;

export const countIn = (language: Language, count: number) => counts[language].format(count);

/** Formats a day in UTC, for example Dec 31, 2026 or 31 déc. 2026. */
export const dayIn = (language: Language, moment: string) => days[language].format(new Date(moment));

/** Formats a time to the second in UTC, for example Dec 31, 2026, 23:59:59 UTC. */
export const momentIn = (language: Language, moment: string) => moments[language].format(new Date(moment));

/** Translates the name of a country, which is stored in English. */
export function countryIn(language: Language, country: Country) {
  const code = CODES.get(country);
  return language === "en" || !code ? country : (regions[language].of(code) ?? country);
}
