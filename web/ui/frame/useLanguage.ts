import { useLocation } from "react-router-dom";

import { languageOf, type Language } from "#api/core/rules/language.rules.ts";
import { language } from "#web/format/words/language.en.ts";
import { paths } from "#web/paths.ts";

/** The language of a screen. The URLs of the pages before sign-in name it; the portal is loaded in one language. */
export const languageAt = (pathname: string): Language =>
  pathname.startsWith(paths.dashboard) ? language : languageOf(pathname).language;

export const useLanguage = () => languageAt(useLocation().pathname);
