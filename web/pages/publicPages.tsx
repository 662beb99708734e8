import { isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { type ArticleAt, type ShownPost, type ShownProject } from "#web/features/content/shownContent.ts";
import { type Copy, type Service } from "#web/features/marketing/copy/Copy.ts";
import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { type LegalDocument } from "#web/features/marketing/copy/LegalCopy.ts";
import { DEVELOPERS_PAGES, type DevelopersPage } from "#web/features/marketing/developers/developersPages.ts";
import { type ReferenceKind } from "#web/features/marketing/developers/reference/referenceKinds.ts";
import { type PageHead, publicPage } from "#web/pages/PublicPage.ts";
import { developersWords, legalWords, serviceWords, siteWords, verifyWords } from "#web/pages/publicWords.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

const titled = (title: string) => `${title} | ${site.name}`;

/** Metadata of a page of projects or articles; a page beyond the list's end is a 404. */
function listHead({ beyond }: Copy["content"], { title, description }: { title: string; description: string }, shown: ShownPage<unknown> | null): PageHead {
  if (shown && isBeyondList(shown)) return { title: titled(beyond.title), description: beyond.text, indexed: false };
  return { title: titled(title), name: title, description };
}

const service = (name: Service) =>
  publicPage({
    path: paths[name],
    component: "ServicePage",
    load: () => import("#web/pages/ServicePage.tsx"),
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
    load: () => import("#web/pages/LegalPage.tsx"),
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

const developersHead = (page: DevelopersPage) => ({ mark, pages: { [page]: { title, description } } }: DevelopersCopy): PageHead => ({
  title: titled(`${title} | ${mark}`),
  name: title,
  description,
  parent: { name: mark, path: paths.developers },
});

const reference = (kind: ReferenceKind) =>
  publicPage({
    path: DEVELOPERS_PAGES[kind],
    component: "ReferencePage",
    load: () => import("#web/pages/ReferencePage.tsx"),
    words: developersWords,
    props: (copy) => ({ copy, kind }),
    head: developersHead(kind),
    styles: "marketing/developers/developers.css",
    picture: "developers",
    indexed: true,
    source: "build",
  });

/**
 * Spec §2: all public pages, one row each. Routes, metadata, sitemap, shared pictures, journeys and budgets are derived from it.
 * A row's key names its picture (web/public/og), and its place among the rows with a picture is the sheet number.
 */
export const publicPages = {
  landing: publicPage({
    path: paths.home,
    component: "LandingPage",
    load: () => import("#web/pages/LandingPage.tsx"),
    words: siteWords,
    props: () => ({}),
    head: ({ meta }) => ({ ...meta, about: "Organization" }),
    styles: "marketing/landing/landing.css",
    picture: ({ hero, meta }) => ({ title: hero.title, text: capital(meta.title.replace(/^Axion\s*:\s*/, "")), drawing: "bridge" }),
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
    load: () => import("#web/pages/ProjectsPage.tsx"),
    words: siteWords,
    props: (_copy, shown: ShownPage<ShownProject> | null) => ({ shown }),
    head: ({ content }, shown) => listHead(content, content.projects, shown),
    styles: "content/content.css",
    picture: ({ content: { projects: { title, text } } }) => ({ title, text, drawing: "bridge" }),
    indexed: true,
    source: "content",
  }),
  blog: publicPage({
    path: paths.blog,
    component: "BlogPage",
    load: () => import("#web/pages/BlogPage.tsx"),
    words: siteWords,
    props: (_copy, shown: ShownPage<ShownPost> | null) => ({ shown }),
    head: ({ content }, shown) => listHead(content, content.blog, shown),
    styles: "content/content.css",
    picture: ({ content: { blog: { title, text } } }) => ({ title, text, drawing: "bridge" }),
    indexed: true,
    source: "content",
  }),
  article: publicPage({
    path: paths.blogPost(":slug"),
    pathOf: (at: ArticleAt | null) => paths.blogPost(at?.slug ?? ""),
    component: "BlogPostPage",
    load: () => import("#web/pages/BlogPostPage.tsx"),
    words: siteWords,
    props: (_copy, shown: ArticleAt | null) => ({ shown }),
    head({ content: { blog, article: words } }, at) {
      if (!at) return { title: titled(blog.title), description: blog.description, indexed: false };
      const { article } = at;
      if (!article) return { title: titled(words.absent.title), description: words.absent.text, indexed: false };
      return { title: titled(article.title), name: article.title, description: article.excerpt, parent: { name: blog.title, path: paths.blog }, about: article };
    },
    styles: "content/content.css",
    picture: "blog",
    indexed: true,
    source: "content",
  }),
  terms: legal("terms", paths.terms),
  privacy: legal("privacy", paths.privacy),
  cookies: legal("cookies", paths.cookiePolicy),
  verify: publicPage({
    path: paths.verify,
    component: "VerifyPage",
    load: () => import("#web/pages/VerifyPage.tsx"),
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
    load: () => import("#web/pages/DevelopersPage.tsx"),
    words: developersWords,
    props: (copy) => ({ copy }),
    head({ mark, pages: { guide } }) {
      return { title: titled(`${mark}: ${guide.title}`), name: mark, description: guide.description };
    },
    styles: "marketing/developers/developers.css",
    picture: ({ mark, pages: { guide } }) => ({ title: mark, text: guide.title, drawing: "bridge" }),
    indexed: true,
    source: "build",
  }),
  developersQueries: reference("queries"),
  developersMutations: reference("mutations"),
  developersTypes: reference("types"),
  developersLists: reference("lists"),
  developersInputs: reference("inputs"),
  developersEnums: reference("enums"),
  developersRest: publicPage({
    path: paths.developersRest,
    component: "RestPage",
    load: () => import("#web/pages/RestPage.tsx"),
    words: developersWords,
    props: (copy) => ({ copy }),
    head: developersHead("rest"),
    styles: "marketing/developers/developers.css",
    picture: "developers",
    indexed: true,
    source: "build",
  }),
  contactSent: publicPage({
    path: paths.contactSent,
    component: "ContactSentPage",
    load: () => import("#web/pages/ContactSentPage.tsx"),
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
    load: () => import("#web/pages/NotFoundPage.tsx"),
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
