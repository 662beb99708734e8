import type { RequestHandler } from "express";
import { SitemapStream, streamToPromise, type SitemapItemLoose } from "sitemap";
import type { DataSource } from "typeorm";

import { BlogPost } from "#api/content/BlogPost.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { LANGUAGES, localPath } from "#api/core/rules/language.rules.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";

/** Limit: a sitemap may contain 50,000 URLs, and each post has two. */
const MOST_POSTS = 20_000;

/** Every indexed page and published article in each language, with links to the other languages. */
export const sitemap =
  ({ publicUrl, map }: BuiltSite, db: DataSource): RequestHandler =>
  async (_request, response) => {
    const posts = await db.manager.find(BlogPost, {
      select: { slug: true, createdAt: true },
      where: { published: true },
      order: { createdAt: "DESC", id: "DESC" },
      take: MOST_POSTS,
    });
    // Skip patterns such as /blog/:slug: the articles are added below.
    const pages = map.pages.filter(({ indexed, addresses }) => indexed && !addresses.en.includes(":"));
    const entries = [
      ...pages.map(({ addresses }) => ({ path: addresses.en })),
      ...posts.map(({ slug, createdAt }) => ({ path: sitePaths.blogPost(slug), lastmod: createdAt.toISOString() })),
    ];
    const stream = new SitemapStream({ hostname: publicUrl });
    for (const entry of entries.flatMap(inEachLanguage)) stream.write(entry);
    stream.end();
    response
      .type("application/xml")
      .set("Cache-Control", "no-cache")
      .send(await streamToPromise(stream));
  };

function inEachLanguage({ path, ...rest }: { path: string; lastmod?: string }): SitemapItemLoose[] {
  const links = LANGUAGES.map((lang) => ({ lang, url: localPath(lang, path) }));
  return links.map(({ url }) => ({ url, links, ...rest }));
}
