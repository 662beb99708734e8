import { useLocation } from "react-router-dom";

import { languageOf, type Language } from "#api/core/rules/language.rules.ts";
import { language } from "#web/format/words/language.en.ts";
import { paths } from "#web/paths.ts";

/**
 * The language of a screen. Pages before sign-in have the language in their URL. The screens of the portal have the
 * language in which the portal is loaded.
 */
export const languageAt = (pathname: string): Language =>
  pathname.startsWith(paths.dashboard) ? language : languageOf(pathname).language;

export const useLanguage = () => languageAt(useLocation().pathname);
