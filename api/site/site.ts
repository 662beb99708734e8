import { join } from "node:path";

import { Router, type RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { unknownPath } from "#api/core/http/errorHandler.ts";
import { noStore } from "#api/core/http/httpGuards.ts";
import { apiPaths, sitePaths } from "#api/core/rules/addresses.rules.ts";
import { languageOf, localPath } from "#api/core/rules/language.rules.ts";
import { contentPages, redirectTrailingSlash, withoutTrailingSlashes } from "#api/site/contentPages.ts";
import { feed } from "#api/site/feed.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { sitemap } from "#api/site/sitemap.ts";
import { tenderFeeds } from "#api/site/tenderFeeds.ts";
import { portalPage } from "#api/site/portalPage.ts";
import { sendReady } from "#api/core/http/cache/readyBody.ts";

/** The paths of the files that the sitemap index lists. */
const SITEMAP_PART = /^\/sitemap-(?<part>pages|[1-9]\d{0,3})\.xml$/;

const READS = ["GET", "HEAD"];

/**
 * Spec §2: the routes of the site that siteInMemory does not answer: pages with content from the database, the portal's
 * pages, other files, redirects and the 404 page.
 * @param countCost Counts the cost of an answer with content from the database
 */
export function site(built: BuiltSite, db: DataSource, log: Logger, countCost: RequestHandler) {
  const { folder, map, pages, portal } = built;
  const router = Router();
  // Ignore the headers of range requests, because pages and assets are small and always sent whole.
  router.use((request, _response, next) => {
    for (const name of ["range", "if-range", "if-match", "if-unmodified-since"])
      Reflect.deleteProperty(request.headers, name);
    next();
  });
  const missing = answerMissing(built);
  // Answer a path with malformed percent-encoding with the 404 page. The handlers below would answer 400.
  router.use((request, response, next) => {
    if (isDecodable(request.path)) next();
    else missing(request, response, () => next("router"));
  });
  router.use("/assets", unknownPath);
  router.get(sitePaths.feed, countCost, feed(built, db));
  router.use(tenderFeeds(built, db, countCost));
  router.get([sitePaths.sitemap, SITEMAP_PART], countCost, sitemap(built, db));
  router.get("/robots.txt", (_request, response) => {
    response.type("text").send(robots(built.publicUrl));
  });
  // Redirect /index.html, because the handler of static files below would answer with the portal's page.
  router.get("/index.html", (_request, response) => response.redirect(301, "/"));
  const packed = { enableBrotli: true, orderPreference: ["br", "gz"], index: false as const };
  router.use(expressStaticGzip(join(folder, "web"), { ...packed, serveStatic: { redirect: false, maxAge: "1h" } }));
  router.use(contentPages(built, db, log, countCost));
  for (const [address, inLanguages] of portal)
    router.get(address, async (request, response, next) => {
      const page = portalPage(inLanguages, request, response);
      if (page) await sendReady(request, response, page);
      else next();
    });
  // A browser may submit a form before the page's script runs. Redirect it to the page. The request's body, which may
  // contain a password, is neither read nor logged.
  for (const { address, prerendered } of map.portal)
    if (prerendered) router.post(address, noStore, (_request, response) => response.redirect(303, address));
  router.get("/{*path}", async (request, response, next) => {
    const page = pages.get(request.path);
    const whole = withoutTrailingSlashes(request.path);
    if (page && languageOf(request.path).path !== sitePaths.notFound) await sendReady(request, response, page);
    else if (whole !== request.path && pages.has(whole)) redirectTrailingSlash(request, response, next);
    else missing(request, response, next);
  });
  return router;
}

/**
 * Answers GET and HEAD requests of browsers with the 404 page in the language of the path. Passes other requests to the
 * next handler.
 */
const answerMissing =
  ({ pages }: BuiltSite): RequestHandler =>
  async (request, response, next) => {
    const page = pages.get(localPath(languageOf(request.path).language, sitePaths.notFound));
    response.vary("Accept");
    if (page && READS.includes(request.method) && request.accepts("html"))
      await sendReady(request, response.status(404), page);
    else next();
  };

function isDecodable(path: string) {
  try {
    return typeof decodeURIComponent(path) === "string";
  } catch {
    return false;
  }
}

/**
 * Returns the text of robots.txt. It excludes the portal and the API from search engines, because both require a
 * sign-in.
 */
const robots = (publicUrl: string) =>
  [
    "User-agent: *",
    ...[sitePaths.dashboard, apiPaths.rest, apiPaths.graphql].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}${sitePaths.sitemap}`,
    "",
  ].join("\n");
