/**
 * The languages of the site and of mails (ISO 639-1). English comes first; its pages have the paths of the
 * specification.
 */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français" };

/** The prefix of all paths in each language. */
const PREFIX: Record<Language, string> = { en: "", fr: "/fr" };

/**
 * The path of a page in a language.
 * @param path The page's English path, which may have an anchor
 */
export const localPath = (language: Language, path: string) =>
  language === "en" ? path : (PREFIX[language] + path).replace(/\/(?=#|$)/, "");

/** Splits a path into its language and the English path. */
export function languageOf(address: string): { language: Language; path: string } {
  const language =
    LANGUAGES.find((name) => PREFIX[name] && (address === PREFIX[name] || address.startsWith(`${PREFIX[name]}/`))) ??
    "en";
  return { language, path: address.slice(PREFIX[language].length) || "/" };
}

export const otherLanguage = (language: Language): Language => (language === "en" ? "fr" : "en");

/** The cookie with the language of the portal. It is set for a year. */
export const LANGUAGE_COOKIE = "axion_language";
export const A_YEAR_S = 365 * 24 * 60 * 60;
