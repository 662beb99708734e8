import { createContext, useContext } from "react";

import { type Copy } from "#web/features/marketing/copy/Copy.ts";
import { type Language, localPath } from "#api/core/rules/language.rules.ts";

export interface Site {
  language: Language;
  copy: Copy;
  /** The page's English path, for the language switch. */
  path: string;
}

export const SiteContext = createContext<Site | null>(null);

/** The language of the public site, its texts, and `href`, which returns a page's path in that language. */
export function useSite() {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteContext above it");
  return { ...site, href: (path: string) => localPath(site.language, path) };
}
