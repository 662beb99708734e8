import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { publicPages } from "#web/pages/publicPages.tsx";

/** A row of the pages as the build hands it over (dist/site/site.json): to the server, the budgets, the journeys and Lighthouse. */
export interface SiteRow {
  name: string;
  /** The component in web/pages. */
  component: string;
  /** As Express writes them; the same page in each language. */
  addresses: Record<Language, string>;
  indexed: boolean;
  source: "build" | "content";
}

const addressesOf = (path: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, localPath(language, path)])) as Record<Language, string>;

export const siteRows: SiteRow[] = Object.entries(publicPages).map(([name, { path, component, indexed, source }]) => ({
  name,
  component,
  addresses: addressesOf(path),
  indexed,
  source,
}));
