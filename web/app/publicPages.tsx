import { type ReactElement } from "react";

import { type ArticleAt, type ShownPage, type ShownPost, type ShownProject } from "#web/features/content/shownContent.ts";
import { type Copy, type Service } from "#web/features/marketing/copy/Copy.ts";
import { type LegalCopy, type LegalDocument } from "#web/features/marketing/copy/LegalCopy.ts";
import { type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";
import { type Language } from "#api/core/rules/language.rules.ts";
import { paths } from "#web/paths.ts";

/** Each language, and each kind of page, is its own chunk. */
export const copyOf: Record<Language, () => Promise<Copy>> = {
  en: async () => (await import("#web/features/marketing/copy/en.ts")).en,
  fr: async () => (await import("#web/features/marketing/copy/fr.ts")).fr,
};
export const serviceCopyOf: Record<Language, () => Promise<ServiceCopy>> = {
  en: async () => (await import("#web/features/marketing/copy/services.en.ts")).servicesEn,
  fr: async () => (await import("#web/features/marketing/copy/services.fr.ts")).servicesFr,
};
export const legalCopyOf: Record<Language, () => Promise<LegalCopy>> = {
  en: async () => (await import("#web/features/marketing/copy/legal.en.ts")).legalEn,
  fr: async () => (await import("#web/features/marketing/copy/legal.fr.ts")).legalFr,
};

export interface PublicPage {
  /** In English. */
  path: string;
  open: (language: Language) => Promise<ReactElement>;
}

const service = (name: Service): PublicPage => ({
  path: paths[name],
  open: async (language) => {
    const [{ ServicePage }, copy] = await Promise.all([import("#web/pages/ServicePage.tsx"), serviceCopyOf[language]()]);
    return <ServicePage service={name} copy={copy} />;
  },
});

const legal = (document: LegalDocument, path: string): PublicPage => ({
  path,
  open: async (language) => {
    const [{ LegalPage }, copy] = await Promise.all([import("#web/pages/LegalPage.tsx"), legalCopyOf[language]()]);
    return <LegalPage document={document} copy={copy} />;
  },
});

/** Spec §2: the pages whose HTML is made when the product is built. */
export const publicPages = {
  landing: {
    path: paths.home,
    open: async () => {
      const { LandingPage } = await import("#web/pages/LandingPage.tsx");
      return <LandingPage />;
    },
  },
  designEngineering: service("designEngineering"),
  bimDigital: service("bimDigital"),
  tenderCompliance: service("tenderCompliance"),
  capitalAdvisory: service("capitalAdvisory"),
  qualityControl: service("qualityControl"),
  terms: legal("terms", paths.terms),
  privacy: legal("privacy", paths.privacy),
  cookiePolicy: legal("cookies", paths.cookiePolicy),
  contactSent: {
    path: paths.contactSent,
    open: async () => {
      const { ContactSentPage } = await import("#web/pages/ContactSentPage.tsx");
      return <ContactSentPage />;
    },
  },
  notFound: {
    path: "/404",
    open: async () => {
      const { NotFoundPage } = await import("#web/pages/NotFoundPage.tsx");
      return <NotFoundPage />;
    },
  },
} satisfies Record<string, PublicPage>;
export type PublicPageName = keyof typeof publicPages;

export interface ContentPage {
  /** In English. */
  path: (data: unknown) => string;
  open: (data: unknown) => Promise<ReactElement>;
}

/** Spec §2: the pages whose content the database holds; null where the server could not read it. */
export const contentPages = {
  projects: {
    path: () => paths.projects,
    open: async (data) => {
      const { ProjectsPage } = await import("#web/pages/ProjectsPage.tsx");
      return <ProjectsPage shown={data as ShownPage<ShownProject> | null} />;
    },
  },
  blog: {
    path: () => paths.blog,
    open: async (data) => {
      const { BlogPage } = await import("#web/pages/BlogPage.tsx");
      return <BlogPage shown={data as ShownPage<ShownPost> | null} />;
    },
  },
  article: {
    path: (data) => paths.blogPost((data as ArticleAt | null)?.slug ?? ""),
    open: async (data) => {
      const { BlogPostPage } = await import("#web/pages/BlogPostPage.tsx");
      return <BlogPostPage shown={data as ArticleAt | null} />;
    },
  },
} satisfies Record<string, ContentPage>;
export type ContentPageName = keyof typeof contentPages;
