import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { publicPages } from "#web/pages/public/publicPages.tsx";

/**
 * A row of the public pages as JSON, from the build (dist/site/site.json) for the server, size budgets, e2e journeys
 * and Lighthouse.
 */
export interface SiteRow {
  name: string;
  /** The component in web/pages/public. */
  component: string;
  /** Express route patterns of the page, by language. */
  addresses: Record<Language, string>;
  /** The page's first script, named as in the build's manifest. */
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
