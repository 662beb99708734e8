import { useLocation } from "react-router-dom";

import { languageOf, type Language } from "#api/core/rules/language.rules.ts";

/** The language of the URL. Only sign-in and registration exist in French; all other portal screens are English. */
export const useLanguage = (): Language => languageOf(useLocation().pathname).language;
