import { Router, type Request, type Response, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { isBeyondList, type ShownPage } from "#api/content/shownPage.rules.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import { REFUSAL_STATUS } from "#api/core/rules/refusalCodes.rules.ts";
import { RETRY_AFTER } from "#api/core/rules/retryAfter.rules.ts";
import { htmlPage } from "#api/site/htmlPage.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { shownArticle, shownPosts, shownProjects } from "#api/site/shownContent.ts";
import { sendReady } from "#api/core/http/cache/readyBody.ts";

/** Keeps the OFFSET within PostgreSQL's range. */
const MOST_PAGES = 1_000_000;

interface Shown {
  data: object;
  /** False for a 404: an unknown article, or a page beyond the end of the list. */
  found: boolean;
}

/** Reads a page's content; the keys are the names in web/pages/public/publicPages.tsx. */
const READERS: Record<string, (db: DataSource, request: Request) => Promise<Shown>> = {
  projects: async (db, request) => listed(await shownProjects(db, pageOf(request))),
  blog: async (db, request) => listed(await shownPosts(db, pageOf(request))),
  async article(db, { params }) {
    const slug = String(params.slug);
    const article = await shownArticle(db, slug);
    return { data: { slug, article }, found: article !== null };
  },
};

/** Spec §2, /projects, /blog and /blog/{slug}: pages rendered from the database's content for each request. */
export function contentPages(built: BuiltSite, db: DataSource, log: Logger) {
  const router = Router({ strict: true });
  for (const { name, addresses, source } of built.map.pages) {
    if (source !== "content") continue;
    const read = READERS[name];
    if (!read) throw new Error(`Nothing reads the content of the page ${name}`);
    for (const language of LANGUAGES) {
      router.get(`${addresses[language]}/`, redirectTrailingSlash);
      router.get(addresses[language], (request, response) =>
        answer(built, { name, language, log, read: () => read(db, request) }, request, response),
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
  { render, map, atHome }: BuiltSite,
  { name, language, log, read }: PageRequest,
  request: Request,
  response: Response,
) {
  const shown = await read().catch((error: unknown) => {
    logFault(log, error, "a page's content could not be read", { requestId: request.id });
    return null;
  });
  if (!shown) response.status(REFUSAL_STATUS.UNAVAILABLE).set("Retry-After", String(RETRY_AFTER));
  else if (!shown.found) response.status(404);
  const html = await render.renderPage(name, language, shown?.data ?? null, map.assets);
  await sendReady(request, response, htmlPage(atHome(html), false));
}

const listed = (page: ShownPage<object>): Shown => ({ data: page, found: !isBeyondList(page) });

/** Reads `?page=2`; anything else is the first page. */
function pageOf({ query: { page } }: Request) {
  return typeof page === "string" && /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1;
}

/**
 * Redirects to the path without trailing slashes, with its query. Use for known pages only: `//evil.example/` would be
 * an open redirect.
 */
export const redirectTrailingSlash: RequestHandler = ({ path, originalUrl }, response) => {
  const [, query] = originalUrl.split(/\?(.*)/s);
  response.redirect(301, path.replace(/\/+$/, "") + (query ? `?${query}` : ""));
};
