import type { Language } from "#api/core/rules/language.rules.ts";

/** One public page, as the web's build writes it to site.json. */
export interface SiteRow {
  name: string;
  /** As Express writes them; the same page in each language. */
  addresses: Record<Language, string>;
  /** Whether the sitemap names it. */
  indexed: boolean;
  /** Whether the build renders the HTML, or the server does from the database's content for each request. */
  source: "build" | "content";
}
