import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

import express from "express";
import { parseSitemap } from "sitemap";

import { aBuiltSite, PUBLIC_URL } from "#api/testing/aBuiltSite.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { aBlogPost, aTender, anAdmin } from "#api/testing/builders/builders.ts";
import { sitemap } from "#api/site/sitemap.ts";
import { testApp } from "#api/testing/testApp.ts";

test("the sitemap has every public page, published article and published tender in both languages, each with a link to the other", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(aBlogPost({ slug: "older", createdAt: new Date("2026-01-01T12:00:00Z") }));
  await api.has(aBlogPost({ slug: "newer", createdAt: new Date("2026-02-01T12:00:00Z") }));
  await api.has(aBlogPost({ slug: "draft", published: false }));
  await api.has(aTender({ tenderNumber: "A/1 é" }));
  await api.has(aTender({ tenderNumber: "PLAN", status: "draft" }));
  await api.has(aTender({ tenderNumber: "GONE", deletedAt: new Date() }));

  const { status, headers, text } = await rawRequest(api.url, "/sitemap.xml");

  const entries = await parseSitemap(Readable.from([text]));
  const at = (path: string) => PUBLIC_URL + path;
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, "application/xml", "no-cache"]);
  expect(entries.map(({ url }) => url)).toEqual(
    [
      "/",
      "/fr",
      "/terms",
      "/fr/terms",
      "/projects",
      "/fr/projects",
      "/blog",
      "/fr/blog",
      "/tenders",
      "/fr/tenders",
      "/blog/newer",
      "/fr/blog/newer",
      "/blog/older",
      "/fr/blog/older",
      "/tenders/A%2F1%20%C3%A9",
      "/fr/tenders/A%2F1%20%C3%A9",
    ].map(at),
  );
  expect(entries.at(-3)).toMatchObject({
    lastmod: "2026-01-01T12:00:00.000Z",
    links: [
      { lang: "en", url: at("/blog/older") },
      { lang: "fr", url: at("/fr/blog/older") },
    ],
  });
});

test("a sitemap without articles is complete", async () => {
  const api = await testApp(aBuiltSite);

  const { text } = await rawRequest(api.url, "/sitemap.xml");

  expect(await parseSitemap(Readable.from([text]))).toHaveLength(10);
});

test("a sitemap with more addresses than one may have is an index of several", async () => {
  const api = await testApp(aBuiltSite);
  const { id: createdBy } = await api.has(anAdmin());
  for (const tenderNumber of ["A", "B", "C"]) await api.has(aTender({ createdBy, tenderNumber }));
  const app = express().get(
    ["/sitemap.xml", /^\/sitemap-(?<part>pages|[1-9]\d*)\.xml$/],
    sitemap(await aBuiltSite(), api.db, 2, 12),
  );
  const server = app.listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const locations = async (path: string) =>
    Array.from(
      (await rawRequest(url, path)).text.matchAll(/<loc>https:\/\/built.example(.*?)<\/loc>/g),
      ([, at]) => at,
    );

  const [index, pages, first, second, third] = [
    await locations("/sitemap.xml"),
    await locations("/sitemap-pages.xml"),
    await locations("/sitemap-1.xml"),
    await locations("/sitemap-2.xml"),
    await rawRequest(url, "/sitemap-3.xml"),
  ];
  server.close();

  expect(index).toEqual(["/sitemap-pages.xml", "/sitemap-1.xml", "/sitemap-2.xml"]);
  expect(pages).toHaveLength(10);
  expect(first).toEqual(["/tenders/C", "/fr/tenders/C", "/tenders/B", "/fr/tenders/B"]);
  expect(second).toEqual(["/tenders/A", "/fr/tenders/A"]);
  expect(third.status).toBe(404);
});

test("a file of the index that does not exist is the 404 page", async () => {
  const api = await testApp(aBuiltSite);

  expect((await rawRequest(api.url, "/sitemap-pages.xml")).status).toBe(200);
  expect((await rawRequest(api.url, "/sitemap-7.xml")).status).toBe(404);
});
