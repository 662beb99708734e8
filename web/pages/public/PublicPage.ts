import { type ComponentType, createElement, type ReactElement } from "react";

import { type Language } from "#api/core/rules/language.rules.ts";
import { type ShownArticle } from "#web/features/content/published/shownContent.ts";
import { type Drawing } from "#web/features/marketing/services/drawings/drawings.ts";

/** Metadata for search engines and social sharing. */
export interface PageHead {
  /** The text of the page's title element. */
  title: string;
  /** The description for search engines, of at most 155 characters. */
  description: string;
  /** The page's name in the breadcrumbs; default: the title. */
  name?: string;
  /** The breadcrumb between the front page and this one. */
  parent?: { name: string; path: string };
  /** The page's subject as a schema.org type. */
  about?: "Organization" | "Service" | ShownArticle;
  /**
   * Returns further structured data (JSON-LD). `addressOf` returns the absolute URL of a path in the page's language.
   */
  things?: (addressOf: (path: string) => string) => object[];
  /** The path of the page's own Atom feed, with its query. */
  feed?: string;
  /** False if search engines must not index the page: it was not found, could not be read, or is a filtered list. */
  indexed?: false;
}

/** The scripts that public pages load first. Each page has one of them, and build.ts bundles each into one file. */
export const PAGE_SCRIPTS = ["app/boot.ts", "app/bootDevelopers.ts", "app/bootTenders.ts"] as const;
export type PageScript = (typeof PAGE_SCRIPTS)[number];

/** The texts and the drawing of the picture that is shown where the page is shared (Open Graph). */
export interface SharedSheet {
  title: string;
  text: string;
  drawing: Drawing | "bridge";
}

/** One row of `publicPages`. `Data` is the content that the server reads for the page; null if it could not be read. */
interface Row<Words, Props extends object, Name extends string, Data> {
  /** The route pattern of the English page, in Express's syntax: `/blog/:slug`. */
  path: string;
  /**
   * Returns the path of one page, with its query string. Needed only if the path depends on the page's data; default:
   * `path`.
   */
  pathOf?: (data: Data) => string;
  /** The name of the component, which is also the name of its file in web/pages/public. */
  component: Name;
  load: () => Promise<Record<Name, ComponentType<Props>>>;
  /**
   * Functions that load the page's texts. They import the texts dynamically, so that each language has its own chunk.
   */
  words: Record<Language, () => Promise<Words>>;
  props: (words: Words, data: Data) => Props;
  head: (words: Words, data: Data) => PageHead;
  /** The style sheet, relative to web/features. It is inlined in the page's HTML. */
  styles: `${string}.css`;
  /**
   * Returns the contents of the page's own sharing picture, which `npm run pictures` draws. Or the key of another row,
   * whose picture the page uses.
   */
  picture: ((words: Words) => SharedSheet) | "landing" | "blog" | "tenders" | "developers";
  /**
   * The page's first script, relative to web/; default: app/boot.ts. The page loads no other script until an island is
   * hydrated.
   */
  script?: PageScript;
  /** Whether search engines may index the page and the sitemap lists it. */
  indexed: boolean;
  /** Whether the build prerenders the page, or the server renders it with content from the database. */
  source: "build" | "content";
}

/**
 * A row of `publicPages` in a type that all rows share. The types of a row's texts and data differ from row to row, so
 * the row's functions hide them (type erasure).
 */
export interface PublicPage {
  path: string;
  component: string;
  styles: string;
  sharesPictureOf: string | null;
  script: PageScript;
  indexed: boolean;
  source: "build" | "content";
  pathOf: (data: unknown) => string;
  open: (language: Language, data: unknown) => Promise<ReactElement>;
  headOf: (language: Language, data: unknown) => Promise<PageHead>;
  /** Null for a page that uses another page's picture. */
  pictureOf: (language: Language) => Promise<SharedSheet | null>;
}

export function publicPage<Words, Props extends object, Name extends string, Data = null>(
  row: Row<Words, Props, Name, Data>,
): PublicPage {
  const { path, component, styles, script = "app/boot.ts", indexed, source, picture } = row;
  return {
    path,
    component,
    styles,
    script,
    indexed,
    source,
    sharesPictureOf: typeof picture === "string" ? picture : null,
    pathOf: (data) => row.pathOf?.(data as Data) ?? path,
    async open(language, data) {
      const [module, words] = await Promise.all([row.load(), row.words[language]()]);
      return createElement(module[component], row.props(words, data as Data));
    },
    headOf: async (language, data) => row.head(await row.words[language](), data as Data),
    pictureOf: async (language) => (typeof picture === "string" ? null : picture(await row.words[language]())),
  };
}
