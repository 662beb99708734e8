import type { Language } from "#api/core/rules/language.rules.ts";

/** One public page, as the web's build hands it over in site.json. */
export interface SiteRow {
  name: string;
  /** As Express writes them; the same page in each language. */
  addresses: Record<Language, string>;
  /** Whether the sitemap names it. */
  indexed: boolean;
  /** Whether the HTML was made by the build, or is made from the database's content for each request. */
  source: "build" | "content";
}
