import { useLocation } from "react-router-dom";

import { languageOf, type Language } from "#api/core/rules/language.rules.ts";

/** The language of the address: only sign-in and registration exist in French, every other portal screen is English. */
export const useLanguage = (): Language => languageOf(useLocation().pathname).language;
