import type { RequestHandler } from "express";
import { SitemapStream, streamToPromise, type SitemapItemLoose } from "sitemap";
import type { DataSource } from "typeorm";

import { BlogPost } from "#api/content/BlogPost.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";

/** A sitemap may hold 50,000 URLs, and each post has two. */
const MOST_POSTS = 20_000;
const HIDDEN = /\/(404|contact\/sent)$/;

/** Every public address in both languages, each with the other one beside it. */
export const sitemap = ({ publicUrl, map }: BuiltSite, db: DataSource): RequestHandler => async (_request, response) => {
  const posts = await db.manager.find(BlogPost, {
    select: { slug: true, createdAt: true },
    where: { published: true },
    order: { createdAt: "DESC", id: "DESC" },
    take: MOST_POSTS,
  });
  const built = map.pages.filter((address) => !HIDDEN.test(address) && !/^\/fr(\/|$)/.test(address));
  const entries = [
    ...[...built, "/projects", "/blog"].map((path) => ({ path })),
    ...posts.map(({ slug, createdAt }) => ({ path: `/blog/${slug}`, lastmod: createdAt.toISOString() })),
  ];
  const stream = new SitemapStream({ hostname: publicUrl });
  for (const entry of entries.flatMap(inBothLanguages)) stream.write(entry);
  stream.end();
  response.type("application/xml").set("Cache-Control", "no-cache").send(await streamToPromise(stream));
};

function inBothLanguages({ path, ...rest }: { path: string; lastmod?: string }): SitemapItemLoose[] {
  const french = path === "/" ? "/fr" : `/fr${path}`;
  const links = [
    { lang: "en", url: path },
    { lang: "fr", url: french },
  ];
  return [
    { url: path, links, ...rest },
    { url: french, links, ...rest },
  ];
}
