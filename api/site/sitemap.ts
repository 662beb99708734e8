import type { RequestHandler, Response } from "express";
import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from "sitemap";
import type { DataSource } from "typeorm";

import { BlogPost } from "#api/content/BlogPost.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { LANGUAGES, localPath } from "#api/core/rules/language.rules.ts";
import { countPublishedTenders, readPublishedNumbers } from "#api/open-data/readPublished.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";

/** The maximum number of URLs that one sitemap may contain. */
const MOST_URLS = 50_000;

/** The maximum number of articles in the sitemap. */
const MOST_POSTS = 20_000;

/** The maximum number of tenders in each file that a sitemap index lists. */
const TENDERS_A_FILE = 20_000;

interface Entry {
  /** The path of the page in English. */
  path: string;
  lastmod?: string;
}

/**
 * Answers with a sitemap of every indexed page, published article and published tender in each language, with links to
 * the other languages. If there are more than `most` URLs, answers with an index of several sitemaps.
 */
export const sitemap =
  ({ publicUrl, map }: BuiltSite, db: DataSource, tendersAFile = TENDERS_A_FILE, most = MOST_URLS): RequestHandler =>
  async (request, response, next) => {
    const part = typeof request.params.part === "string" ? request.params.part : "";
    const readPages = async () => [...pagesOf(map), ...(await postsOf(db))];
    if (part === "pages") return send(response, publicUrl, await readPages());
    if (part) {
      const tenders = await tendersOf(db, (Number(part) - 1) * tendersAFile, tendersAFile);
      if (tenders.length > 0) await send(response, publicUrl, tenders);
      else next();
      return;
    }
    const [first, count] = [await readPages(), await countPublishedTenders(db)];
    if ((first.length + count) * LANGUAGES.length <= most)
      return send(response, publicUrl, [...first, ...(await tendersOf(db, 0, count))]);
    const files = Math.ceil(count / tendersAFile);
    const parts = ["pages", ...Array.from({ length: files }, (_, index) => String(index + 1))];
    const index = new SitemapIndexStream();
    for (const name of parts) index.write({ url: publicUrl + sitePaths.sitemapPart(name) });
    index.end();
    sendXml(response, await streamToPromise(index));
  };

/**
 * Returns the indexed pages with a fixed path. Route patterns such as /blog/:slug are left out, because postsOf and
 * tendersOf return each article and tender.
 */
const pagesOf = ({ pages }: BuiltSite["map"]): Entry[] =>
  pages
    .filter(({ indexed, addresses }) => indexed && !addresses.en.includes(":"))
    .map(({ addresses }) => ({ path: addresses.en }));

async function postsOf(db: DataSource): Promise<Entry[]> {
  const posts = await db.manager.find(BlogPost, {
    select: { slug: true, createdAt: true },
    where: { published: true },
    order: { createdAt: "DESC", id: "DESC" },
    take: MOST_POSTS,
  });
  return posts.map(({ slug, createdAt }) => ({ path: sitePaths.blogPost(slug), lastmod: createdAt.toISOString() }));
}

async function tendersOf(db: DataSource, offset: number, limit: number): Promise<Entry[]> {
  const tenders = await readPublishedNumbers(db, offset, limit);
  return tenders.map(({ tenderNumber, changedAt }) => ({
    path: sitePaths.publicTender(tenderNumber),
    lastmod: changedAt.toISOString(),
  }));
}

async function send(response: Response, publicUrl: string, entries: Entry[]) {
  const stream = new SitemapStream({ hostname: publicUrl });
  for (const entry of entries.flatMap(inEachLanguage)) stream.write(entry);
  stream.end();
  sendXml(response, await streamToPromise(stream));
}

const sendXml = (response: Response, xml: Buffer) =>
  void response.type("application/xml").set("Cache-Control", "no-cache").send(xml);

function inEachLanguage({ path, ...rest }: Entry): SitemapItemLoose[] {
  const links = LANGUAGES.map((lang) => ({ lang, url: localPath(lang, path) }));
  return links.map(({ url }) => ({ url, links, ...rest }));
}
