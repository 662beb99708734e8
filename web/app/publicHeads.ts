import { LANGUAGES, type Language, localPath } from "#api/core/rules/language.rules.ts";
import { type ShownArticle } from "#web/features/content/published/shownContent.ts";
import { ORIGIN, site } from "#web/site.ts";
import { type PageHead } from "#web/pages/public/PublicPage.ts";
import { publicPages, type PublicPageName } from "#web/pages/public/publicPages.tsx";
import { siteWords } from "#web/pages/public/publicWords.ts";
import { paths } from "#web/paths.ts";

/** Metadata for search engines and social sharing. */
export interface Head {
  title: string;
  description: string;
  /** The URL of the preview picture for social sharing (og:image). */
  image: string;
  /** The page's English path; null for a page that search engines must not index. */
  path: string | null;
  type?: "website" | "article";
  jsonLd: object[];
  /** The address of the page's own Atom feed. */
  feed?: string;
}

const SCHEMA = "https://schema.org";
const addressOf = (language: Language, path: string) => ORIGIN + localPath(language, path);
export const pictureAddress = (page: string, language: Language) => `${ORIGIN}/og/${page}.${language}.png`;

export async function headOf(name: PublicPageName, language: Language, data: unknown): Promise<Head> {
  const { indexed, sharesPictureOf, pathOf, headOf: ownHead } = publicPages[name];
  const head = await ownHead(language, data);
  const image = pictureAddress(sharesPictureOf ?? name, language);
  const { title, description, about } = head;
  const feed = head.feed && localPath(language, head.feed);
  if (!indexed || head.indexed === false) return { title, description, image, path: null, jsonLd: [], feed };
  const path = pathOf(data);
  const type = typeof about === "object" ? "article" : "website";
  return {
    title,
    description,
    image,
    path,
    type,
    feed,
    jsonLd: [
      ...(await thingsOf(head, language, path, image)),
      ...(head.things?.((other) => addressOf(language, other)) ?? []).map((thing) => ({
        "@context": SCHEMA,
        ...thing,
      })),
      ...breadcrumbs(head, language, path),
    ],
  };
}

/** The page's structured data as JSON-LD (schema.org), without the breadcrumbs. */
async function thingsOf(
  { name, description, about }: PageHead,
  language: Language,
  path: string,
  image: string,
): Promise<object[]> {
  if (about === "Organization") return [organization()];
  if (about === "Service") {
    const provider = { "@type": "Organization", name: site.name, url: addressOf("en", paths.home) };
    return [{ "@context": SCHEMA, "@type": "Service", name, description, url: addressOf(language, path), provider }];
  }
  return about
    ? [articleOf(about, (await siteWords[language]()).content.author, addressOf(language, path), image)]
    : [];
}

const organization = () => ({
  "@context": SCHEMA,
  "@type": "Organization",
  name: site.name,
  url: addressOf("en", paths.home),
  logo: `${ORIGIN}/icon-512.png`,
  email: site.email,
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: site.email,
    availableLanguage: [...LANGUAGES],
  },
});

const articleOf = (
  { title, excerpt, category, createdAt }: ShownArticle,
  author: string,
  address: string,
  image: string,
) => ({
  "@context": SCHEMA,
  "@type": "Article",
  headline: title,
  description: excerpt,
  articleSection: category,
  datePublished: createdAt,
  inLanguage: "en",
  image,
  mainEntityOfPage: address,
  author: { "@type": "Organization", name: author },
  publisher: {
    "@type": "Organization",
    name: site.name,
    logo: { "@type": "ImageObject", url: `${ORIGIN}/icon-512.png` },
  },
});

/** The breadcrumbs from the front page to this page, as JSON-LD. The front page has none. */
function breadcrumbs({ title, name = title, parent }: PageHead, language: Language, path: string) {
  if (path === paths.home) return [];
  const trail = [{ name: site.name, path: paths.home }, ...(parent ? [parent] : []), { name, path }];
  return [
    {
      "@context": SCHEMA,
      "@type": "BreadcrumbList",
      itemListElement: trail.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: addressOf(language, step.path),
      })),
    },
  ];
}
