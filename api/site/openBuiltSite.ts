import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import { htmlPage } from "#api/site/htmlPage.ts";
import { openAssets } from "#api/site/openAssets.ts";
import type { ReadyBody } from "#api/core/http/cache/readyBody.ts";
import type { RenderContactForm } from "#api/contact/plainContactPage.ts";

/** A row of site.json, which the build of the web client writes: one public page. */
export interface SiteRow {
  name: string;
  /** The page's path in each language, as a route pattern of Express. */
  addresses: Record<Language, string>;
  /** True if the sitemap lists the page. */
  indexed: boolean;
  /**
   * "build" if the build prerenders the HTML; "content" if the server renders it from the database for each request.
   */
  source: "build" | "content";
}

/** One route of the portal. */
interface PortalRow {
  /** A route pattern of Express. */
  address: string;
  /** The language of this HTML. A route has one row for each language in which its screen exists. */
  language: Language;
  /** The path of the page's HTML file in dist/site. */
  file: string;
  /** True if the HTML has a form, which a browser may submit before the page's script runs. */
  prerendered: boolean;
}

export type PortalPages = Partial<Record<Language, ReadyBody>>;

/** The content of dist/site/site.json, which `npm run build` writes. */
interface SiteMap {
  /** The placeholder for the site's origin in the built pages. */
  origin: string;
  pages: SiteRow[];
  portal: PortalRow[];
  /** The assets to which rendered pages refer; they are passed to the renderer. */
  assets: object;
}

/** The exports of dist/site/render.js, which render a page for one request. */
interface Renderer {
  /**
   * Renders a page as HTML.
   * @param data The page's content; null if the server could not read it. The browser then requests the content again
   */
  renderPage(name: string, language: Language, data: object | null, assets: object): Promise<string>;
  renderContactRefused(language: Language, form: object, assets: object): Promise<string>;
}

export interface BuiltSite {
  folder: string;
  /** The site's public origin. */
  publicUrl: string;
  map: SiteMap;
  /** The prerendered public pages, by their URL paths. */
  pages: Map<string, ReadyBody>;
  /** The portal's pages by their route patterns and languages. */
  portal: Map<string, PortalPages>;
  /** The GraphQL documents of the web client, by the SHA-256 of their texts. */
  documents: ReadonlyMap<string, string>;
  /** The page of GraphiQL, which the server sends to browsers at /graphql. */
  explorer: ReadyBody;
  /** The assets of the build, by their URL paths. */
  assets: Map<string, ReadyBody>;
  render: Renderer;
  /** Replaces the placeholder for the site's origin by the public origin. */
  atHome: (html: string) => string;
}

/**
 * Reads the built site.
 * @param folder The build's output folder. Its folder `web` contains the files for browsers, and `site` the built pages
 * and the renderer
 */
export async function openBuiltSite(folder: string, publicUrl: string): Promise<BuiltSite> {
  const map = JSON.parse(readFileSync(join(folder, "site/site.json"), "utf8")) as SiteMap;
  const inCalendar = (origin: string) => origin.replace(/^https?:/, "webcal:");
  const atHome = (html: string) =>
    html.replaceAll(map.origin, publicUrl).replaceAll(inCalendar(map.origin), inCalendar(publicUrl));
  const built = map.pages
    .filter(({ source }) => source === "build")
    .flatMap(({ addresses }) => LANGUAGES.map((language) => addresses[language]));
  const pageIn = (file: string) => htmlPage(atHome(readFileSync(join(folder, file), "utf8")));
  return {
    folder,
    publicUrl,
    map,
    pages: new Map(built.map((address) => [address, pageIn(`site/pages${address === "/" ? "/index" : address}.html`)])),
    portal: portalOf(map, pageIn),
    documents: new Map(
      Object.entries(JSON.parse(readFileSync(join(folder, "site/documents.json"), "utf8")) as Record<string, string>),
    ),
    explorer: pageIn("site/explorer.html"),
    assets: openAssets(join(folder, "web/assets")),
    render: (await import(pathToFileURL(join(folder, "site/render.js")).href)) as Renderer,
    atHome,
  };
}

function portalOf({ portal }: SiteMap, pageIn: (file: string) => ReadyBody) {
  const pages = new Map<string, PortalPages>();
  for (const { address, language, file } of portal)
    pages.set(address, { ...pages.get(address), [language]: pageIn(`site/${file}`) });
  return pages;
}

/** Renders the public page that shows a refused contact form. */
export const contactRefused =
  ({ render, map, atHome }: BuiltSite): RenderContactForm =>
  async ({ language, ...form }) =>
    atHome(await render.renderContactRefused(language, form, map.assets));
