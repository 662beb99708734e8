import { join } from "node:path";

import { Router, type RequestHandler } from "express";
import expressStaticGzip from "express-static-gzip";
import type { DataSource } from "typeorm";

import { unknownPath } from "#api/core/http/errorHandler.ts";
import { contentPages } from "#api/site/contentPages.ts";
import { feed } from "#api/site/feed.ts";
import { sendPage } from "#api/site/htmlPage.ts";
import { redirectTrailingSlash } from "#api/site/redirectTrailingSlash.ts";
import type { BuiltSite } from "#api/site/openBuiltSite.ts";
import { sitemap } from "#api/site/sitemap.ts";

const NOT_FOUND = "/404";
const READS = ["GET", "HEAD"];

/** Spec §2: the public pages, the portal's one page, and what they load. Hashed assets are kept for ever. */
export function site(built: BuiltSite, db: DataSource) {
  const { folder, map, pages, portal } = built;
  const router = Router();
  // Pages and assets are small and go out whole: nobody continues one, or writes to it on a condition.
  router.use((request, _response, next) => {
    for (const name of ["range", "if-range", "if-match", "if-unmodified-since"]) Reflect.deleteProperty(request.headers, name);
    next();
  });
  const missing = answerMissing(built);
  // What cannot be decoded is nobody's address: the handlers below would blame it on the caller.
  router.use((request, response, next) => {
    if (isDecodable(request.path)) next();
    else missing(request, response, () => next("router"));
  });
  const packed = { enableBrotli: true, orderPreference: ["br", "gz"], index: false as const };
  const files = (within: string, caching: object) => expressStaticGzip(join(folder, within), { ...packed, serveStatic: { redirect: false, ...caching } });
  router.use("/assets", files("web/assets", { immutable: true, maxAge: "1y" }), unknownPath);
  router.get("/blog/feed.xml", feed(built, db));
  router.get("/sitemap.xml", sitemap(built, db));
  router.get("/robots.txt", (_request, response) => {
    response.type("text").send(robots(built.publicUrl));
  });
  // As a file it would be the portal's page.
  router.get("/index.html", (_request, response) => response.redirect(301, "/"));
  router.use(files("web", { maxAge: "1h" }));
  router.use(contentPages(built, db));
  router.get(map.portal, (request, response) => sendPage(request, response, portal));
  router.get("/{*path}", async (request, response, next) => {
    const page = pages.get(request.path);
    const whole = request.path.replace(/\/+$/, "");
    if (page && !request.path.endsWith(NOT_FOUND)) await sendPage(request, response, page);
    else if (whole !== request.path && pages.has(whole)) redirectTrailingSlash(request, response, next);
    else missing(request, response, next);
  });
  return router;
}

/** A browser is shown the page that says so, in the address's language; who asks for something else, or writes, is left to the next. */
const answerMissing =
  ({ pages }: BuiltSite): RequestHandler =>
  async (request, response, next) => {
    const page = pages.get(/^\/fr(\/|$)/.test(request.path) ? `/fr${NOT_FOUND}` : NOT_FOUND);
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

/** Nothing of the portal is worth finding: it begins with a sign-in. */
const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /dashboard\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
