import { render } from "@testing-library/react";
import { type ReactElement } from "react";

import { en } from "#web/features/marketing/copy/en.ts";
import { fr } from "#web/features/marketing/copy/fr.ts";
import { type Language } from "#api/core/rules/language.rules.ts";
import { SiteContext } from "#web/features/marketing/useSite.ts";

interface Place {
  language?: Language;
  /** The page's English path. */
  path?: string;
}

/** Renders a component of the public site within SiteContext, which contains the language, the path and the texts. */
export const renderOnSite = (element: ReactElement, { language = "en", path = "/" }: Place = {}) =>
  render(<SiteContext value={{ language, path, copy: { en, fr }[language] }}>{element}</SiteContext>);
