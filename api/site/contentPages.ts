import { Router, type Request, type Response } from "express";
import type { DataSource } from "typeorm";

import { htmlPage, sendPage } from "#api/site/htmlPage.ts";
import { redirectTrailingSlash } from "#api/site/redirectTrailingSlash.ts";
import type { BuiltSite, ContentPageName, SiteLanguage } from "#api/site/openBuiltSite.ts";
import { shownArticle, shownPosts, shownProjects } from "#api/site/shownContent.ts";

const LANGUAGES: [prefix: string, language: SiteLanguage][] = [
  ["", "en"],
  ["/fr", "fr"],
];
const MOST_PAGES = 10_000;

/** Spec §2, /projects, /blog and /blog/{slug}: their content comes from the database and stands in the HTML. */
export function contentPages({ render, map, atHome }: BuiltSite, db: DataSource) {
  const router = Router({ strict: true });

  for (const [prefix, language] of LANGUAGES) {
    const answer = (name: ContentPageName, read: (request: Request) => Promise<object>) => async (request: Request, response: Response) => {
      const data = await read(request).catch((error: unknown) => {
        request.log.error({ err: error }, "a page's content could not be read");
        return null;
      });
      if (data === null) response.status(503);
      else if ("article" in data && data.article === null) response.status(404);
      const html = await render.renderContent(name, language, data, map.assets);
      await sendPage(request, response, htmlPage(atHome(html), false));
    };
    router.get([`${prefix}/projects/`, `${prefix}/blog/`, `${prefix}/blog/:slug/`], redirectTrailingSlash);
    router.get(`${prefix}/projects`, answer("projects", (request) => shownProjects(db, pageOf(request))));
    router.get(`${prefix}/blog`, answer("blog", (request) => shownPosts(db, pageOf(request))));
    router.get(
      `${prefix}/blog/:slug`,
      answer("article", async ({ params }) => {
        const slug = String(params.slug);
        return { slug, article: await shownArticle(db, slug) };
      }),
    );
  }
  return router;
}

/** `?page=2`; whatever else is asked for is the first. */
function pageOf({ query }: Request) {
  const page = Number(query.page);
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}
