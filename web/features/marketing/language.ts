export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const PREFIX: Record<Language, string> = { en: "", fr: "/fr" };

/** The address of a page in a language; English stands at the specification's own paths. `path` may carry an anchor. */
export const localPath = (language: Language, path: string) =>
  language === "en" ? path : (PREFIX[language] + path).replace(/\/(?=#|$)/, "");

/** What an address is of, as the English path, and its language. */
export function languageOf(address: string): { language: Language; path: string } {
  const language = LANGUAGES.find((name) => PREFIX[name] && (address === PREFIX[name] || address.startsWith(`${PREFIX[name]}/`))) ?? "en";
  return { language, path: address.slice(PREFIX[language].length) || "/" };
}

export const otherLanguage = (language: Language): Language => (language === "en" ? "fr" : "en");
