/** The languages of the public site, ISO 639-1; English comes first, at the specification's own paths. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The prefix of a language's addresses. */
const PREFIX: Record<Language, string> = { en: "", fr: "/fr" };

/** The address of a page in a language. `path` is the English one and may carry an anchor. */
export const localPath = (language: Language, path: string) =>
  language === "en" ? path : (PREFIX[language] + path).replace(/\/(?=#|$)/, "");

/** Splits an address into its language and the English path. */
export function languageOf(address: string): { language: Language; path: string } {
  const language =
    LANGUAGES.find((name) => PREFIX[name] && (address === PREFIX[name] || address.startsWith(`${PREFIX[name]}/`))) ??
    "en";
  return { language, path: address.slice(PREFIX[language].length) || "/" };
}

export const otherLanguage = (language: Language): Language => (language === "en" ? "fr" : "en");
