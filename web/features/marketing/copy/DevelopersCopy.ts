import { type DevelopersPage } from "#web/features/marketing/developers/developersPages.ts";

interface PageWords {
  /** The label in the menu of the pages. */
  name: string;
  title: string;
  lead: string;
  /** At most 155 characters. */
  description: string;
}

/** The frame of the pages for developers; their text is only in English. */
export interface DevelopersCopy {
  mark: string;
  contents: string;
  explorer: string;
  schema: string;
  /** Says that the text is in English; null on English pages. */
  inEnglish: string | null;
  search: {
    label: string;
    submit: string;
    /** The number of names that a search found, announced to screen readers. */
    none: string;
    one: string;
    /** {n} is the number. */
    many: string;
  };
  pages: Record<DevelopersPage, PageWords>;
}
