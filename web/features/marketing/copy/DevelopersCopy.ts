import { type DevelopersPage } from "#web/features/marketing/developers/developersPages.ts";

interface PageWords {
  /** In the menu of the pages. */
  name: string;
  title: string;
  lead: string;
  /** At most 155 characters. */
  description: string;
}

/** The frame of the pages for developers; their text is in English alone. */
export interface DevelopersCopy {
  mark: string;
  contents: string;
  explorer: string;
  schema: string;
  /** That the text is in English; null where that is the page's language. */
  inEnglish: string | null;
  pages: Record<DevelopersPage, PageWords>;
}
