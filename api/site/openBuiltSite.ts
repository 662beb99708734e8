import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import { htmlPage } from "#api/site/htmlPage.ts";
import { openAssets } from "#api/site/openAssets.ts";
import type { ReadyBody } from "#api/core/http/cache/readyBody.ts";
import type { RenderContactForm } from "#api/contact/plainContactPage.ts";

/** A row of site.json: one public page, as the web's build writes it. */
export interface SiteRow {
  name: string;
  /** Route patterns of Express; the same page in each language. */
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
  /** The file of its HTML in dist/site. */
  file: string;
  /** True if the HTML has a form, which a browser may submit before the page's script runs. */
  prerendered: boolean;
}

/** dist/site/site.json, as `npm run build` writes it. */
interface SiteMap {
  /** The placeholder for the site's origin in the built pages. */
  origin: string;
  /** Every public page. */
  pages: SiteRow[];
  portal: PortalRow[];
  /** The files that a page loads. */
  assets: object;
}

/** dist/site/render.js: renders a page for each request. */
interface Renderer {
  /** @param data the page's content as JSON; null if it could not be read, so that the browser requests it again */
  renderPage(name: string, language: Language, data: object | null, assets: object): Promise<string>;
  renderContactRefused(language: Language, form: object, assets: object): Promise<string>;
}

export interface BuiltSite {
  folder: string;
  /** The site's public origin. */
  publicUrl: string;
  map: SiteMap;
  /** The built pages by their addresses. */
  pages: Map<string, ReadyBody>;
  /** The portal's pages by their route patterns. */
  portal: Map<string, ReadyBody>;
  /** The GraphQL documents of the web's client by their SHA-256. */
  documents: ReadonlyMap<string, string>;
  /** The page of GraphiQL, which a browser gets at /graphql. */
  explorer: ReadyBody;
  /** The hashed assets by their addresses. */
  assets: Map<string, ReadyBody>;
  render: Renderer;
  /** Replaces the origin's placeholder by the site's public origin. */
  atHome: (html: string) => string;
}

/**
 * Reads the built site.
 * @param folder of the build: `web` has the files for browsers, `site` the built pages and the renderer
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
    portal: new Map(map.portal.map(({ address, file }) => [address, pageIn(`site/${file}`)])),
    documents: new Map(
      Object.entries(JSON.parse(readFileSync(join(folder, "site/documents.json"), "utf8")) as Record<string, string>),
    ),
    explorer: pageIn("site/explorer.html"),
    assets: openAssets(join(folder, "web/assets")),
    render: (await import(pathToFileURL(join(folder, "site/render.js")).href)) as Renderer,
    atHome,
  };
}

/** The public site's page for a refused contact form. */
export const contactRefused =
  ({ render, map, atHome }: BuiltSite): RenderContactForm =>
  async ({ language, ...form }) =>
    atHome(await render.renderContactRefused(language, form, map.assets));
