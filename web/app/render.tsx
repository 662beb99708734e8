import { type ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { LANGUAGES, languageOf, type Language } from "#api/core/rules/language.rules.ts";
import { islands } from "#web/app/islands.ts";
import { PublicApp } from "#web/app/PublicApp.tsx";
import { publicDocument, type Assets } from "#web/app/publicDocument.ts";
import { headOf, pictureAddress, type Head } from "#web/app/publicHeads.ts";
import { siteRows } from "#web/app/siteRows.ts";
import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import frameCss from "#web/features/marketing/frame/frame.css?inline";
import { ContactRefusedPage } from "#web/pages/public/ContactRefusedPage.tsx";
import { type PageScript } from "#web/pages/public/PublicPage.ts";
import { publicPages, type PublicPageName } from "#web/pages/public/publicPages.tsx";
import { siteWords } from "#web/pages/public/publicWords.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";
import { customProperties } from "#web/theme/customProperties.ts";
import fontsCss from "#web/theme/fonts.css?inline";
import { type IslandName } from "#web/ui/island/Island.tsx";

export { portalAddresses } from "#web/app/portalAddresses.ts";
export type { PortalPage } from "#web/app/portalPages.tsx";
export type { Assets } from "#web/app/publicDocument.ts";
export type { PublicPageName } from "#web/pages/public/publicPages.tsx";
export type { IslandName } from "#web/ui/island/Island.tsx";
export { ORIGIN } from "#web/site.ts";
export { siteRows } from "#web/app/siteRows.ts";
/** Renders the portal's screens. The module is imported on demand: only the build needs it, not the running server. */
export const portalPages = async (shells: Record<Language, string>) =>
  (await import("#web/app/portalPages.tsx")).portalPages(shells);
export const islandNames = Object.keys(islands) as IslandName[];
export { islandsIn } from "#web/app/publicDocument.ts";
/** Returns the texts of the GraphQL operations that the web client sends. */
export async function documents() {
  const modules = Object.values(import.meta.glob<object>("../graphql/generated*.ts"));
  const { documentsOf } = await import("#web/app/documentsOf.ts");
  return documentsOf(await Promise.all(modules.map((load) => load())));
}
export const sharedPictures = async () => (await import("#web/pictures/sharedPictures.tsx")).sharedPictures();

/**
 * Functions that load the style sheets of web/features, by path. Each row of `publicPages` names its page's style
 * sheet.
 */
const styleSheets = import.meta.glob<string>("../features/**/*.css", { query: "?inline", import: "default" });

function stylesAt(path: string) {
  const load = styleSheets[`../features/${path}`];
  if (!load) throw new Error(`There is no style sheet web/features/${path}`);
  return load();
}

interface Drawn {
  head: Head;
  language: Language;
  path: string;
  css: string;
  script?: PageScript;
  element: ReactElement;
}

async function draw({ head, language, path, css, script = "app/boot.ts", element }: Drawn, assets: Assets) {
  const context = { language, path, copy: await siteWords[language]() };
  return publicDocument({
    head,
    language,
    styles: customProperties + fontsCss + frameCss + css,
    markup: renderToString(<PublicApp site={context} page={element} />),
    script,
    assets,
  });
}

/** @param data The page's content from the database; null if reading it failed, and for prerendered pages. */
export async function renderPage(name: PublicPageName, language: Language, data: object | null, assets: Assets) {
  const { open, pathOf, styles, script } = publicPages[name];
  const [head, element, css] = await Promise.all([
    headOf(name, language, data),
    open(language, data),
    stylesAt(styles),
  ]);
  return draw({ head, language, path: pathOf(data), css, script, element }, assets);
}

/** Renders the answer to a contact form that a browser without scripts has posted and the server has refused. */
export async function renderContactRefused(language: Language, form: RefusedForm, assets: Assets) {
  const { contact } = await siteWords[language]();
  const title = `${contact.formTitle} | ${site.name}`;
  const head: Head = {
    title,
    description: contact.lead,
    image: pictureAddress("landing", language),
    path: null,
    jsonLd: [],
  };
  const css = await stylesAt("marketing/contact/contact.css");
  // The link to the other language uses `path`, so that it opens the contact form in that language.
  return draw(
    { head, language, path: `${paths.home}#contact`, css, element: <ContactRefusedPage {...form} /> },
    assets,
  );
}

/** Prerenders all pages without database content, in each language. */
export const renderAll = (assets: Assets) =>
  Promise.all(
    siteRows
      .filter(({ source }) => source === "build")
      .flatMap(({ name, addresses }) =>
        LANGUAGES.map(async (language) => ({
          address: addresses[language],
          html: await renderPage(name as PublicPageName, language, null, assets),
        })),
      ),
  );

/** Renders the page of a URL, or the 404 page, for the development server. The browser fetches database content. */
export function renderAddress(address: string, assets: Assets) {
  const isAt = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, "[^/]+")}$`).test(address);
  const { language } = languageOf(address);
  const row = siteRows.find(({ addresses }) => isAt(addresses[language]));
  return renderPage((row?.name ?? "notFound") as PublicPageName, language, null, assets);
}
