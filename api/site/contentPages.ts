import { createHash } from "node:crypto";

import { Router, type Request, type Response, type RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";
import { LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import { REFUSAL_STATUS } from "#api/core/rules/refusalCodes.rules.ts";
import { RETRY_AFTER } from "#api/core/rules/retryAfter.rules.ts";
import { htmlPage } from "#api/site/htmlPage.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { shownArticle, shownPosts, shownProjects } from "#api/site/shownContent.ts";
import { shownTender, shownTenders } from "#api/site/shownTenders.ts";
import { type ReadyBody, sendReady } from "#api/core/http/cache/readyBody.ts";

/** The highest page number that is read, so that OFFSET stays within PostgreSQL's range. */
const MOST_PAGES = 1_000_000;

interface Shown {
  data: object;
  /**
   * The HTTP status: 404 for an unknown article or tender and for a page beyond the end of a list; 410 for a deleted
   * tender.
   */
  status: 200 | 404 | 410;
}

/**
 * For each page, the function that reads its content. The keys are the names of the pages in
 * web/pages/public/publicPages.tsx.
 */
const READERS: Record<string, (db: DataSource, request: Request) => Promise<Shown>> = {
  projects: async (db, request) => listed(await shownProjects(db, pageOf(request))),
  blog: async (db, request) => listed(await shownPosts(db, pageOf(request))),
  async article(db, { params }) {
    const slug = String(params.slug);
    const article = await shownArticle(db, slug);
    return { data: { slug, article }, status: article ? 200 : 404 };
  },
  tenders: async (db, request) =>
    listed(await shownTenders(db, pathAndQuery(request.originalUrl).query, pageOf(request))),
  async tender(db, { params }) {
    const data = await shownTender(db, String(params.tenderNumber));
    return { data, status: data.tender ? 200 : data.isDeleted ? 410 : 404 };
  },
};

/**
 * The routes of pages with content from the database: /projects, /blog and /blog/{slug} (spec §2), and the pages of
 * tenders. Each request reads the content from the database, but the HTML is rendered only if the content has changed.
 */
export function contentPages(built: BuiltSite, db: DataSource, log: Logger, countCost: RequestHandler) {
  const router = Router({ strict: true });
  const pageOfContent = openRenderedPages(built);
  for (const { name, addresses, source } of built.map.pages) {
    if (source !== "content") continue;
    const read = READERS[name];
    if (!read) throw new Error(`Nothing reads the content of the page ${name}`);
    for (const language of LANGUAGES) {
      router.get(`${addresses[language]}/`, redirectTrailingSlash);
      router.get(addresses[language], countCost, (request, response) =>
        answer(pageOfContent, { name, language, log, read: () => read(db, request) }, request, response),
      );
    }
  }
  return router;
}

interface PageRequest {
  name: string;
  language: Language;
  log: Logger;
  read: () => Promise<Shown>;
}

async function answer(
  pageOfContent: ReturnType<typeof openRenderedPages>,
  { name, language, log, read }: PageRequest,
  request: Request,
  response: Response,
) {
  const shown = await read().catch((error: unknown) => {
    logFault(log, error, "a page's content could not be read", { requestId: request.id });
    return null;
  });
  if (!shown) response.status(REFUSAL_STATUS.UNAVAILABLE).set("Retry-After", String(RETRY_AFTER));
  else response.status(shown.status);
  await sendReady(request, response, await pageOfContent(name, language, shown?.data ?? null));
}

/** The maximum size of the cache of rendered pages, in bytes of HTML. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Renders pages and caches them by the hash of their content, so that unchanged content is not rendered or compressed
 * again.
 */
function openRenderedPages({ render, map, atHome }: BuiltSite) {
  const pages = new LRUCache<string, ReadyBody>({ maxSize: MOST_BYTES, sizeCalculation: ({ body }) => body.length });
  return async (name: string, language: Language, data: object | null) => {
    const key = createHash("sha256")
      .update(JSON.stringify([name, language, data]))
      .digest("base64");
    const page = pages.get(key) ?? htmlPage(atHome(await render.renderPage(name, language, data, map.assets)), false);
    pages.set(key, page);
    return page;
  };
}

const listed = (page: ShownPage<object>): Shown => ({ data: page, status: isBeyondList(page) ? 404 : 200 });

/** Returns the page number in the query string, as in `?page=2`; 1 if it is missing or malformed. */
function pageOf({ query: { page } }: Request) {
  return typeof page === "string" && /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1;
}

/**
 * Redirects to the path without trailing slashes, with the same query string. Use it only for known pages: for an
 * unknown path such as `//evil.example/`, it would redirect to another site.
 */
export const redirectTrailingSlash: RequestHandler = ({ path, originalUrl }, response) => {
  const { query } = pathAndQuery(originalUrl);
  response.redirect(301, withoutTrailingSlashes(path) + (query ? `?${query}` : ""));
};

/** Returns the path without slashes at its end. A regular expression would take time by the square of their number. */
export function withoutTrailingSlashes(path: string) {
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}
