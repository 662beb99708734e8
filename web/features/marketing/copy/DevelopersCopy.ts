import { type DevelopersPage } from "#web/features/marketing/developers/developersPages.ts";

interface PageWords {
  /** The label in the menu of the developer pages. */
  name: string;
  title: string;
  lead: string;
  /** The meta description for search engines; at most 155 characters. */
  description: string;
}

/** The texts around the content of the developer pages. The content itself is only in English. */
export interface DevelopersCopy {
  mark: string;
  contents: string;
  explorer: string;
  schema: string;
  /** States that the content is in English; null on English pages. */
  inEnglish: string | null;
  search: {
    label: string;
    submit: string;
    /**
     * Texts for the number of names that a search found, which screen readers announce. `none` is for 0, `one` for 1.
     */
    none: string;
    one: string;
    /** For more than one name; `{n}` is replaced by the number. */
    many: string;
  };
  pages: Record<DevelopersPage, PageWords>;
}
