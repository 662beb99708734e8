import { type ComponentType } from "react";

import { tenderFeedPaths } from "#api/core/rules/addresses.rules.ts";
import { isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { type ShownTenders, type TenderAt } from "#api/open-data/shownTender.rules.ts";
import { type ArticleAt, type ShownPost, type ShownProject } from "#web/features/content/published/shownContent.ts";
import { type Copy, type Service } from "#web/features/marketing/copy/Copy.ts";
import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { type LegalDocument } from "#web/features/marketing/copy/LegalCopy.ts";
import {
  DEVELOPERS_PAGES,
  type DevelopersPage,
  type ReferenceKind,
} from "#web/features/marketing/developers/developersPages.ts";
import { type PageHead, publicPage } from "#web/pages/public/PublicPage.ts";
import { tendersThing, tenderThing } from "#web/pages/public/tenderThings.ts";
import {
  developersWords,
  legalWords,
  serviceWords,
  siteWords,
  tendersWords,
  verifyWords,
} from "#web/pages/public/publicWords.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

const titled = (title: string) => `${title} | ${site.name}`;

/**
 * Returns the metadata of one page of the list of projects or articles. A page number beyond the list's end gets the
 * metadata of a 404 page.
 */
function listHead(
  { beyond }: Copy["content"],
  { title, description }: { title: string; description: string },
  shown: ShownPage<unknown> | null,
): PageHead {
  if (shown && isBeyondList(shown)) return { title: titled(beyond.title), description: beyond.text, indexed: false };
  return { title: titled(title), name: title, description };
}

const service = (name: Service) =>
  publicPage({
    path: paths[name],
    component: "ServicePage",
    load: () => import("#web/pages/public/ServicePage.tsx"),
    words: serviceWords,
    props: (copy) => ({ service: name, copy }),
    head({ pages }) {
      const { title, metaTitle, description } = pages[name];
      return { title: titled(metaTitle), name: title, description, about: "Service" };
    },
    styles: "marketing/services/services.css",
    picture: ({ pages }) => ({ title: pages[name].title, text: pages[name].tagline, drawing: name }),
    indexed: true,
    source: "build",
  });

const legal = (document: LegalDocument, path: string) =>
  publicPage({
    path,
    component: "LegalPage",
    load: () => import("#web/pages/public/LegalPage.tsx"),
    words: legalWords,
    props: (copy) => ({ document, copy }),
    head({ [document]: { title, description } }) {
      return { title: titled(title), name: title, description };
    },
    styles: "marketing/legal/legal.css",
    picture: ({ [document]: { title, description } }) => ({ title, text: description, drawing: "bridge" }),
    indexed: true,
    source: "build",
  });

const developersHead =
  (page: DevelopersPage) =>
  ({
    mark,
    pages: {
      [page]: { title, description },
    },
  }: DevelopersCopy): PageHead => ({
    title: titled(`${title} | ${mark}`),
    name: title,
    description,
    parent: { name: mark, path: paths.developers },
  });

const reference = (kind: ReferenceKind) =>
  publicPage({
    path: DEVELOPERS_PAGES[kind],
    component: "ReferencePage",
    load: () => import("#web/pages/public/ReferencePage.tsx"),
    words: developersWords,
    props: (copy) => ({ copy, kind }),
    head: developersHead(kind),
    styles: "marketing/developers/developers.css",
    picture: "developers",
    script: "app/bootDevelopers.ts",
    indexed: true,
    source: "build",
  });

/**
 * Creates the row of a page for developers, except the guide (row `developers`) and the GraphQL reference
 * (`reference`).
 */
const forDevelopers = <Name extends string>(
  page: DevelopersPage,
  component: Name,
  load: () => Promise<Record<Name, ComponentType<{ copy: DevelopersCopy }>>>,
) =>
  publicPage({
    path: DEVELOPERS_PAGES[page],
    component,
    load,
    words: developersWords,
    props: (copy) => ({ copy }),
    head: developersHead(page),
    styles: "marketing/developers/developers.css",
    picture: "developers",
    script: "app/bootDevelopers.ts",
    indexed: true,
    source: "build",
  });

/**
 * All public pages, one row each (spec §2). Routes, metadata, the sitemap, sharing pictures, e2e journeys and size
 * budgets are derived from this list. A row's key is the file name of its picture in web/public/og. Each picture shows
 * a sheet number, which is the row's position among the rows that have a picture.
 */
export const publicPages = {
  landing: publicPage({
    path: paths.home,
    component: "LandingPage",
    load: () => import("#web/pages/public/LandingPage.tsx"),
    words: siteWords,
    props: () => ({}),
    head: ({ meta }) => ({ ...meta, about: "Organization" }),
    styles: "marketing/landing/landing.css",
    picture: ({ hero, meta }) => ({
      title: hero.title,
      text: capital(meta.title.replace(/^Axion\s*:\s*/, "")),
      drawing: "bridge",
    }),
    indexed: true,
    source: "build",
  }),
  designEngineering: service("designEngineering"),
  bimDigital: service("bimDigital"),
  tenderCompliance: service("tenderCompliance"),
  capitalAdvisory: service("capitalAdvisory"),
  qualityControl: service("qualityControl"),
  projects: publicPage({
    path: paths.projects,
    component: "ProjectsPage",
    load: () => import("#web/pages/public/ProjectsPage.tsx"),
    words: siteWords,
    props: (_copy, shown: ShownPage<ShownProject> | null) => ({ shown }),
    head: ({ content }, shown) => listHead(content, content.projects, shown),
    styles: "content/published/content.css",
    picture: ({
      content: {
        projects: { title, text },
      },
    }) => ({ title, text, drawing: "bridge" }),
    indexed: true,
    source: "content",
  }),
  blog: publicPage({
    path: paths.blog,
    component: "BlogPage",
    load: () => import("#web/pages/public/BlogPage.tsx"),
    words: siteWords,
    props: (_copy, shown: ShownPage<ShownPost> | null) => ({ shown }),
    head: ({ content }, shown) => listHead(content, content.blog, shown),
    styles: "content/published/content.css",
    picture: ({
      content: {
        blog: { title, text },
      },
    }) => ({ title, text, drawing: "bridge" }),
    indexed: true,
    source: "content",
  }),
  article: publicPage({
    path: paths.blogPost(":slug"),
    pathOf: (at: ArticleAt | null) => paths.blogPost(at?.slug ?? ""),
    component: "BlogPostPage",
    load: () => import("#web/pages/public/BlogPostPage.tsx"),
    words: siteWords,
    props: (_copy, shown: ArticleAt | null) => ({ shown }),
    head({ content: { blog, article: words } }, at) {
      if (!at) return { title: titled(blog.title), description: blog.description, indexed: false };
      const { article } = at;
      if (!article) return { title: titled(words.absent.title), description: words.absent.text, indexed: false };
      return {
        title: titled(article.title),
        name: article.title,
        description: article.excerpt,
        parent: { name: blog.title, path: paths.blog },
        about: article,
      };
    },
    styles: "content/published/content.css",
    picture: "blog",
    indexed: true,
    source: "content",
  }),
  tender: publicPage({
    path: `${paths.publicTenders}/:tenderNumber`,
    pathOf: (at: TenderAt | null) => paths.publicTender(at?.tenderNumber ?? ""),
    component: "PublicTenderPage",
    load: () => import("#web/pages/public/PublicTenderPage.tsx"),
    words: tendersWords,
    props: (copy, shown: TenderAt | null) => ({ copy, shown }),
    head(copy, at) {
      if (!at) return { title: titled(copy.unread.title), description: copy.unread.text, indexed: false };
      const { tender, isDeleted } = at;
      const missing = isDeleted ? copy.deleted : copy.absent;
      if (!tender) return { title: titled(missing.title), description: missing.text, indexed: false };
      return {
        title: titled(`${tender.title} (${tender.tenderNumber})`),
        name: tender.title,
        description: shortened(tender.description),
        parent: { name: copy.titles.open, path: paths.publicTenders },
        things: (addressOf) => [tenderThing(tender, addressOf)],
      };
    },
    styles: "marketing/tenders/tenders.css",
    script: "app/bootTenders.ts",
    picture: "tenders",
    indexed: true,
    source: "content",
  }),
  terms: legal("terms", paths.terms),
  privacy: legal("privacy", paths.privacy),
  cookies: legal("cookies", paths.cookiePolicy),
  verify: publicPage({
    path: paths.verify,
    component: "VerifyPage",
    load: () => import("#web/pages/public/VerifyPage.tsx"),
    words: verifyWords,
    props: (copy) => ({ copy }),
    head: ({ title, description }) => ({ title: titled(title), name: title, description }),
    styles: "marketing/verify/verify.css",
    picture: "landing",
    indexed: true,
    source: "build",
  }),
  developers: publicPage({
    path: paths.developers,
    component: "DevelopersPage",
    load: () => import("#web/pages/public/DevelopersPage.tsx"),
    words: developersWords,
    props: (copy) => ({ copy }),
    head({ mark, pages: { guide } }) {
      return { title: titled(`${mark}: ${guide.title}`), name: mark, description: guide.description };
    },
    styles: "marketing/developers/developers.css",
    picture: ({ mark, pages: { guide } }) => ({ title: mark, text: guide.title, drawing: "bridge" }),
    script: "app/bootDevelopers.ts",
    indexed: true,
    source: "build",
  }),
  developersQueries: reference("queries"),
  developersMutations: reference("mutations"),
  developersTypes: reference("types"),
  developersLists: reference("lists"),
  developersInputs: reference("inputs"),
  developersEnums: reference("enums"),
  developersRest: forDevelopers("rest", "RestPage", () => import("#web/pages/public/RestPage.tsx")),
  developersSearch: forDevelopers("search", "SearchPage", () => import("#web/pages/public/SearchPage.tsx")),
  developersPrograms: forDevelopers("programs", "ProgramsPage", () => import("#web/pages/public/ProgramsPage.tsx")),
  developersChangelog: forDevelopers("changelog", "ChangelogPage", () => import("#web/pages/public/ChangelogPage.tsx")),
  tenders: publicPage({
    path: paths.publicTenders,
    pathOf: (shown: ShownTenders | null) => paths.publicTenders + queryOf(shown),
    component: "PublicTendersPage",
    load: () => import("#web/pages/public/PublicTendersPage.tsx"),
    words: tendersWords,
    props: (copy, shown: ShownTenders | null) => ({ copy, shown }),
    head(copy, shown) {
      if (shown && isBeyondList(shown))
        return { title: titled(copy.beyond.title), description: copy.beyond.text, indexed: false };
      return {
        title: titled(copy.titles[shown?.status ?? "open"]),
        name: copy.titles.open,
        description: copy.description,
        feed: tenderFeedPaths.atom + (shown?.query ? `?${shown.query}` : ""),
        things: (addressOf) => (shown ? [tendersThing(shown, addressOf)] : []),
        // A filtered list is not indexed, because search engines should list each tender, not each combination of
        // filters.
        ...(shown?.query && { indexed: false }),
      };
    },
    styles: "marketing/tenders/tenders.css",
    script: "app/bootTenders.ts",
    picture: ({ titles, lead }) => ({ title: titles.open, text: lead, drawing: "tenderCompliance" }),
    indexed: true,
    source: "content",
  }),
  contactSent: publicPage({
    path: paths.contactSent,
    component: "ContactSentPage",
    load: () => import("#web/pages/public/ContactSentPage.tsx"),
    words: siteWords,
    props: () => ({}),
    head: ({ contact: { sent } }) => ({ title: titled(sent.title), description: sent.text }),
    styles: "marketing/notice/notice.css",
    picture: "landing",
    indexed: false,
    source: "build",
  }),
  notFound: publicPage({
    path: paths.notFound,
    component: "NotFoundPage",
    load: () => import("#web/pages/public/NotFoundPage.tsx"),
    words: siteWords,
    props: () => ({}),
    head: ({ notFound }) => ({ title: titled(notFound.title), description: notFound.text }),
    styles: "marketing/notice/notice.css",
    picture: "landing",
    indexed: false,
    source: "build",
  }),
};
export type PublicPageName = keyof typeof publicPages;

/** Returns the URL query with the filters and the page number of the list; empty for the first page without filters. */
function queryOf(shown: ShownTenders | null) {
  if (!shown) return "";
  const query = [shown.query, shown.page > 1 ? `page=${shown.page}` : ""].filter(Boolean).join("&");
  return query && `?${query}`;
}

const MOST_DESCRIPTION = 155;

/** Shortens a text to a description for search engines. The cut is between two words. */
function shortened(text: string) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= MOST_DESCRIPTION ? line : `${line.slice(0, MOST_DESCRIPTION - 1).replace(/\s+\S*$/, "")}…`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
