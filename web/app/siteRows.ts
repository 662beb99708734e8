import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { publicPages } from "#web/pages/public/publicPages.tsx";

/**
 * A public page as JSON. The build writes the rows to dist/site/site.json, which the server, the size budgets, the e2e
 * journeys and Lighthouse read.
 */
export interface SiteRow {
  name: string;
  /** The name of the page's component in web/pages/public. */
  component: string;
  /** Express route patterns of the page, by language. */
  addresses: Record<Language, string>;
  /** The source file of the page's first script. The manifest of the build has this path as a key. */
  script: string;
  indexed: boolean;
  source: "build" | "content";
}

const addressesOf = (path: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, localPath(language, path)])) as Record<Language, string>;

export const siteRows: SiteRow[] = Object.entries(publicPages).map(
  ([name, { path, component, script, indexed, source }]) => ({
    name,
    component,
    addresses: addressesOf(path),
    script,
    indexed,
    source,
  }),
);
