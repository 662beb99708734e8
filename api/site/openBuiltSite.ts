import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { htmlPage, type HtmlPage } from "#api/site/htmlPage.ts";

/** What `npm run build` wrote beside the pages. */
interface SiteMap {
  /** The placeholder in built pages for the site's own address. */
  origin: string;
  /** The addresses of the pages that are built. */
  pages: string[];
  /** The addresses that the portal's router answers, as Express writes them. */
  portal: string[];
  /** The files that a page asks for. */
  assets: object;
}

/** The server-side renderer from the web's build. */
interface Renderer {
  /** @param data what the page shows, as JSON; null where it could not be read: the browser asks again then */
  renderContent(page: ContentPageName, language: SiteLanguage, data: object | null, assets: object): Promise<string>;
  renderContactRefused(language: SiteLanguage, form: object, assets: object): Promise<string>;
}

export type SiteLanguage = "en" | "fr";
export type ContentPageName = "projects" | "blog" | "article";

export interface BuiltSite {
  folder: string;
  /** The address that the site is known under. */
  publicUrl: string;
  map: SiteMap;
  pages: Map<string, HtmlPage>;
  portal: HtmlPage;
  render: Renderer;
  /** Replaces the placeholder by the site's own address. */
  atHome: (html: string) => string;
}

/** @param folder of the build: `web` is what browsers load, `site` the built pages and what draws the others */
export async function openBuiltSite(folder: string, publicUrl: string): Promise<BuiltSite> {
  const map = JSON.parse(readFileSync(join(folder, "site/site.json"), "utf8")) as SiteMap;
  const atHome = (html: string) => html.replaceAll(map.origin, publicUrl);
  const pageIn = (file: string) => htmlPage(atHome(readFileSync(join(folder, file), "utf8")));
  return {
    folder,
    publicUrl,
    map,
    pages: new Map(map.pages.map((address) => [address, pageIn(`site/pages${address === "/" ? "/index" : address}.html`)])),
    portal: pageIn("web/index.html"),
    render: (await import(pathToFileURL(join(folder, "site/render.js")).href)) as Renderer,
    atHome,
  };
}
