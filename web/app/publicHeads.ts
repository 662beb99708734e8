import { copyOf, legalCopyOf, publicPages, serviceCopyOf, type ContentPageName, type PublicPageName } from "#web/app/publicPages.tsx";
import { type ArticleAt } from "#web/features/content/shownContent.ts";
import { SERVICES, type Service } from "#web/features/marketing/copy/Copy.ts";
import { type LegalDocument } from "#web/features/marketing/copy/LegalCopy.ts";
import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

/** Stands for the site's own address until it is served: only the server knows that. */
export const ORIGIN = "https://origin.invalid";

/** What a page tells search engines and those who share it. */
export interface Head {
  title: string;
  description: string;
  /** The drawing of the page, below /og/. */
  image: string;
  /** The page's English path; null where it has no address to be found under. */
  path: string | null;
  type?: "website" | "article";
  jsonLd: object[];
}

const LEGAL: Record<string, LegalDocument> = { terms: "terms", privacy: "privacy", cookiePolicy: "cookies" };
const isService = (name: string): name is Service => (SERVICES as readonly string[]).includes(name);

const addressOf = (language: Language, path: string) => ORIGIN + localPath(language, path);

const organization = () => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: site.name,
  url: addressOf("en", paths.home),
  logo: `${ORIGIN}/icon-512.png`,
  email: site.email,
  contactPoint: { "@type": "ContactPoint", contactType: "customer service", email: site.email, availableLanguage: [...LANGUAGES] },
});

/** @param trail the pages from the front page down to this one, with their titles */
const breadcrumbs = (language: Language, trail: { name: string; path: string }[]) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: site.name, path: paths.home }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: addressOf(language, path),
  })),
});

export async function headOf(name: PublicPageName, language: Language): Promise<Head> {
  const copy = await copyOf[language]();
  const { path } = publicPages[name];
  if (isService(name)) {
    const { title, metaTitle, description } = (await serviceCopyOf[language]()).pages[name];
    const provided = {
      ...{ "@context": "https://schema.org", "@type": "Service", name: title, description, url: addressOf(language, path) },
      provider: { "@type": "Organization", name: site.name, url: addressOf("en", paths.home) },
    };
    return { title: `${metaTitle} | ${site.name}`, description, image: name, path, jsonLd: [provided, breadcrumbs(language, [{ name: title, path }])] };
  }
  const document = LEGAL[name];
  if (document) {
    const { title, description } = (await legalCopyOf[language]())[document];
    return { title: `${title} | ${site.name}`, description, image: document, path, jsonLd: [breadcrumbs(language, [{ name: title, path }])] };
  }
  if (name === "landing") return { ...copy.meta, image: "landing", path, jsonLd: [organization()] };
  const { title, text } = name === "contactSent" ? copy.contact.sent : copy.notFound;
  return { title: `${title} | ${site.name}`, description: text, image: "landing", path: null, jsonLd: [] };
}

export async function contentHeadOf(name: ContentPageName, language: Language, data: object | null): Promise<Head> {
  const { content } = await copyOf[language]();
  const list = (page: "projects" | "blog"): Head => {
    const { title, description } = content[page];
    return { title: `${title} | ${site.name}`, description, image: page, path: paths[page], jsonLd: [breadcrumbs(language, [{ name: title, path: paths[page] }])] };
  };
  if (name !== "article") return list(name);
  if (data === null) return { ...list("blog"), path: null };
  const { slug, article } = data as ArticleAt;
  const { title: absent, text } = content.article.absent;
  if (!article) return { title: `${absent} | ${site.name}`, description: text, image: "blog", path: null, jsonLd: [] };
  const path = paths.blogPost(slug);
  const { title, excerpt, category, createdAt } = article;
  const written = {
    ...{ "@context": "https://schema.org", "@type": "Article", headline: title, description: excerpt, articleSection: category },
    ...{ datePublished: createdAt, inLanguage: "en", image: `${ORIGIN}/og/blog.${language}.png`, mainEntityOfPage: addressOf(language, path) },
    author: { "@type": "Organization", name: content.author },
    publisher: { "@type": "Organization", name: site.name, logo: { "@type": "ImageObject", url: `${ORIGIN}/icon-512.png` } },
  };
  const trail = breadcrumbs(language, [
    { name: content.blog.title, path: paths.blog },
    { name: title, path },
  ]);
  return { title: `${title} | ${site.name}`, description: excerpt, image: "blog", path, type: "article", jsonLd: [written, trail] };
}
