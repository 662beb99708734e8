import { type ComponentType, createElement, type ReactElement } from "react";

import { type Language } from "#api/core/rules/language.rules.ts";
import { type ShownArticle } from "#web/features/content/shownContent.ts";
import { type Drawing } from "#web/features/marketing/services/drawings/drawings.ts";

/** What a page tells search engines and shared links. */
export interface PageHead {
  /** As the browser's tab shows it. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The page's name among the breadcrumbs; the title unless told. */
  name?: string;
  /** The page between the front page and this one. */
  parent?: { name: string; path: string };
  /** What the page is about, as schema.org calls it. */
  about?: "Organization" | "Service" | ShownArticle;
  /** False where nothing is found at this address, such as an article that was deleted. */
  indexed?: false;
}

/** The words and the drawing of the picture that a shared link shows. */
export interface SharedSheet {
  title: string;
  text: string;
  drawing: Drawing | "bridge";
}

/** One row of `publicPages`. `Data` is what the server reads for a page with content: null where it could not be read. */
interface Row<Words, Props extends object, Name extends string, Data> {
  /** In English, as Express writes it: `/blog/:slug`. */
  path: string;
  /** The path of one page, where `path` is a pattern. */
  pathOf?: (data: Data) => string;
  /** The component in web/pages/{component}.tsx. */
  component: Name;
  load: () => Promise<Record<Name, ComponentType<Props>>>;
  /** One chunk for each language. */
  words: Record<Language, () => Promise<Words>>;
  props: (words: Words, data: Data) => Props;
  head: (words: Words, data: Data) => PageHead;
  /** The style sheet, below web/features. It is part of the page's HTML. */
  styles: `${string}.css`;
  /** Of the page itself (npm run pictures), or the row whose picture it shares. */
  picture: ((words: Words) => SharedSheet) | "landing" | "blog";
  /** Whether search engines and the sitemap name it. */
  indexed: boolean;
  /** Whether the HTML is made by the build, or by the server from the database's content. */
  source: "build" | "content";
}

/** A row with its words and its component behind two functions, so that rows of different words are of one type. */
export interface PublicPage {
  path: string;
  component: string;
  styles: string;
  sharesPictureOf: string | null;
  indexed: boolean;
  source: "build" | "content";
  pathOf: (data: unknown) => string;
  open: (language: Language, data: unknown) => Promise<ReactElement>;
  headOf: (language: Language, data: unknown) => Promise<PageHead>;
  /** Null where the page shares another one's. */
  pictureOf: (language: Language) => Promise<SharedSheet | null>;
}

export function publicPage<Words, Props extends object, Name extends string, Data = null>(row: Row<Words, Props, Name, Data>): PublicPage {
  const { path, component, styles, indexed, source, picture } = row;
  return {
    path,
    component,
    styles,
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
