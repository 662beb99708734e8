import { createContext, useContext } from "react";

import { type Copy } from "#web/features/marketing/copy/Copy.ts";
import { type Language, localPath } from "#api/core/rules/language.rules.ts";

export interface Site {
  language: Language;
  copy: Copy;
  /** The page's path without the language prefix, from which the language switch makes its link. */
  path: string;
}

export const SiteContext = createContext<Site | null>(null);

/** Returns the page's language and texts, and `href`, which adds the prefix of this language to a path. */
export function useSite() {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteContext above it");
  return { ...site, href: (path: string) => localPath(site.language, path) };
}
