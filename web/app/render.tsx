import { type ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { PublicApp } from "#web/app/PublicApp.tsx";
import { publicDocument, type Assets } from "#web/app/publicDocument.ts";
import { contentHeadOf, headOf, type Head } from "#web/app/publicHeads.ts";
import { contentPages, copyOf, publicPages, type ContentPageName, type PublicPageName } from "#web/app/publicPages.tsx";
import contentCss from "#web/features/content/content.css?inline";
import contactCss from "#web/features/marketing/contact/contact.css?inline";
import { type RefusedForm } from "#web/features/marketing/contact/contactFields.ts";
import frameCss from "#web/features/marketing/frame/frame.css?inline";
import landingCss from "#web/features/marketing/landing/landing.css?inline";
import { LANGUAGES, languageOf, localPath, type Language } from "#api/core/rules/language.rules.ts";
import legalCss from "#web/features/marketing/legal/legal.css?inline";
import noticeCss from "#web/features/marketing/notice/notice.css?inline";
import servicesCss from "#web/features/marketing/services/services.css?inline";
import { ContactRefusedPage } from "#web/pages/ContactRefusedPage.tsx";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";
import { customProperties } from "#web/theme/customProperties.ts";
import fontsCss from "#web/theme/fonts.css?inline";

export { ORIGIN } from "#web/app/publicHeads.ts";
export { portalAddresses } from "#web/app/portalAddresses.ts";

/** The style sheets of each page stand in it: none is asked for before the first paint. */
const PAGE_CSS: Record<PublicPageName, string> = {
  landing: landingCss,
  designEngineering: servicesCss,
  bimDigital: servicesCss,
  tenderCompliance: servicesCss,
  capitalAdvisory: servicesCss,
  qualityControl: servicesCss,
  terms: legalCss,
  privacy: legalCss,
  cookiePolicy: legalCss,
  contactSent: noticeCss,
  notFound: noticeCss,
};

interface Rendered {
  address: string;
  html: string;
}

interface Drawn {
  head: Head;
  language: Language;
  path: string;
  css: string;
  element: ReactElement;
  /** What the browser draws it again from. */
  page: object | null;
}

async function draw({ head, language, path, css, element, page }: Drawn, assets: Assets) {
  const context = { language, path, copy: await copyOf[language]() };
  return publicDocument({
    head,
    language,
    styles: customProperties + fontsCss + frameCss + css,
    markup: renderToString(<PublicApp site={context} page={element} />),
    page,
    assets,
  });
}

export async function renderPage(name: PublicPageName, language: Language, assets: Assets): Promise<Rendered> {
  const { path, open } = publicPages[name];
  const [head, element] = await Promise.all([headOf(name, language), open(language)]);
  const html = await draw({ head, language, path, css: PAGE_CSS[name], element, page: { name, language } }, assets);
  return { address: localPath(language, path), html };
}

/** @param data as the database holds it at that moment; null where it could not be read */
export async function renderContent(name: ContentPageName, language: Language, data: object | null, assets: Assets) {
  const { path, open } = contentPages[name];
  const [head, element] = await Promise.all([contentHeadOf(name, language, data), open(data)]);
  return draw({ head, language, path: path(data), css: contentCss, element, page: { name, language, data } }, assets);
}

/** Answers a plain post of the contact form that was not taken. It stays as it is drawn: what is typed into it is safe from a script that comes late. */
export async function renderContactRefused(language: Language, form: RefusedForm, assets: Assets) {
  const { contact } = await copyOf[language]();
  const title = `${contact.formTitle} | ${site.name}`;
  const head: Head = { title, description: contact.lead, image: "landing", path: null, jsonLd: [] };
  // The page's other language is where the form stands.
  return draw({ head, language, path: `${paths.home}#contact`, css: contactCss, element: <ContactRefusedPage {...form} />, page: null }, assets);
}

/** Every page whose content is known when the product is built, in every language. */
export const renderAll = (assets: Assets): Promise<Rendered[]> =>
  Promise.all(
    (Object.keys(publicPages) as PublicPageName[]).flatMap((name) =>
      LANGUAGES.map((language) => renderPage(name, language, assets)),
    ),
  );

/** The page at an address, which may be the one that says there is none; in development the browser reads the content itself. */
export async function renderAddress(address: string, assets: Assets) {
  const { language, path } = languageOf(address);
  if (path === paths.projects || path === paths.blog) return renderContent(path === paths.blog ? "blog" : "projects", language, null, assets);
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug) return renderContent("article", language, { slug, article: null }, assets);
  const name = (Object.keys(publicPages) as PublicPageName[]).find((page) => publicPages[page].path === path);
  return (await renderPage(name ?? "notFound", language, assets)).html;
}
