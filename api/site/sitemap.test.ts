import { Readable } from "node:stream";

import { parseSitemap } from "sitemap";

import { aBuiltSite, PUBLIC_URL } from "#api/testing/aBuiltSite.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { aBlogPost } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

test("the sitemap has every public page and published article in both languages, each with a link to the other", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(aBlogPost({ slug: "older", createdAt: new Date("2026-01-01T12:00:00Z") }));
  await api.has(aBlogPost({ slug: "newer", createdAt: new Date("2026-02-01T12:00:00Z") }));
  await api.has(aBlogPost({ slug: "draft", published: false }));

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
      "/blog/newer",
      "/fr/blog/newer",
      "/blog/older",
      "/fr/blog/older",
    ].map(at),
  );
  expect(entries.at(-1)).toMatchObject({
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

  expect(await parseSitemap(Readable.from([text]))).toHaveLength(8);
});
