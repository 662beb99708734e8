import { join } from "node:path";

import { Router, type RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";
import type { DataSource } from "typeorm";

import { unknownPath } from "#api/core/http/errorHandler.ts";
import { apiPaths, sitePaths } from "#api/core/rules/addresses.rules.ts";
import { languageOf, localPath } from "#api/core/rules/language.rules.ts";
import { contentPages } from "#api/site/contentPages.ts";
import { feed } from "#api/site/feed.ts";
import { sendPage } from "#api/site/htmlPage.ts";
import { redirectTrailingSlash } from "#api/site/redirectTrailingSlash.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { sitemap } from "#api/site/sitemap.ts";

const READS = ["GET", "HEAD"];

/** Spec §2: the public pages, the portal's one page, and their files. Hashed assets are cached for a year. */
export function site(built: BuiltSite, db: DataSource) {
  const { folder, map, pages, portal } = built;
  const router = Router();
  // Pages and assets are small: ignore ranges and their conditions, and send them whole.
  router.use((request, _response, next) => {
    for (const name of ["range", "if-range", "if-match", "if-unmodified-since"]) Reflect.deleteProperty(request.headers, name);
    next();
  });
  const missing = answerMissing(built);
  // A malformed address is answered with 404: the handlers below would answer 400.
  router.use((request, response, next) => {
    if (isDecodable(request.path)) next();
    else missing(request, response, () => next("router"));
  });
  const packed = { enableBrotli: true, orderPreference: ["br", "gz"], index: false as const };
  const files = (within: string, caching: object) => expressStaticGzip(join(folder, within), { ...packed, serveStatic: { redirect: false, ...caching } });
  router.use("/assets", files("web/assets", { immutable: true, maxAge: "1y" }), unknownPath);
  router.get(sitePaths.feed, feed(built, db));
  router.get(sitePaths.sitemap, sitemap(built, db));
  router.get("/robots.txt", (_request, response) => {
    response.type("text").send(robots(built.publicUrl));
  });
  // Hides the file of this name, which is the portal's page.
  router.get("/index.html", (_request, response) => response.redirect(301, "/"));
  router.use(files("web", { maxAge: "1h" }));
  router.use(contentPages(built, db));
  router.get(map.portal, (request, response) => sendPage(request, response, portal));
  router.get("/{*path}", async (request, response, next) => {
    const page = pages.get(request.path);
    const whole = request.path.replace(/\/+$/, "");
    if (page && languageOf(request.path).path !== sitePaths.notFound) await sendPage(request, response, page);
    else if (whole !== request.path && pages.has(whole)) redirectTrailingSlash(request, response, next);
    else missing(request, response, next);
  });
  return router;
}

/** Answers a browser's read with the 404 page in the address's language; leaves other requests to the next handler. */
const answerMissing =
  ({ pages }: BuiltSite): RequestHandler =>
  async (request, response, next) => {
    const page = pages.get(localPath(languageOf(request.path).language, sitePaths.notFound));
    response.vary("Accept");
    if (page && READS.includes(request.method) && request.accepts("html")) await sendPage(request, response.status(404), page);
    else next();
  };

function isDecodable(path: string) {
  try {
    return typeof decodeURIComponent(path) === "string";
  } catch {
    return false;
  }
}

/** Excludes the portal, which requires a sign-in, from search engines. */
const robots = (publicUrl: string) =>
  ["User-agent: *", ...[sitePaths.dashboard, apiPaths.rest, apiPaths.graphql].map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}${sitePaths.sitemap}`, ""].join("\n");
