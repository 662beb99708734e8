import { aBuiltSite, givenToRenderer } from "#api/testing/aBuiltSite.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { aBlogPost, anAdmin, aProject } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const PREFIXES: [prefix: string, language: string][] = [
  ["", "en"],
  ["/fr", "fr"],
];

async function shownAt(url: string, path: string) {
  const { status, text } = await rawRequest(url, path);
  return { status, language: /<html lang="(\w+)">/.exec(text)?.[1], ...givenToRenderer(text) };
}

test.each(PREFIXES)(
  "%s/blog shows the published posts, newest first, without their bodies",
  async (prefix, language) => {
    const api = await testApp(aBuiltSite);
    const author = await api.has(anAdmin());
    await api.has(aBlogPost({ slug: "older", createdAt: on("2026-01-01") }));
    await api.has(
      aBlogPost({
        slug: "newer",
        createdAt: on("2026-02-01"),
        authorId: author.id,
        title: "</pre><script>alert(1)</script>",
      }),
    );
    await api.has(aBlogPost({ slug: "draft", published: false }));

    const { status, ...page } = await shownAt(api.url, `${prefix}/blog`);

    expect(status).toBe(200);
    expect(page).toMatchObject({
      language,
      name: "blog",
      assets: { boot: "/assets/x.js" },
      data: { page: 1, more: false },
    });
    expect(page.data.items).toMatchObject([
      { slug: "newer", title: "</pre><script>alert(1)</script>", createdAt: "2026-02-01T12:00:00.000Z", byTeam: true },
      { slug: "older", byTeam: false },
    ]);
    expect(JSON.stringify(page)).not.toContain(author.id);
    expect(JSON.stringify(page)).not.toContain("Start with the dates");
  },
);

test.each(PREFIXES)("%s/projects shows the published projects", async (prefix, language) => {
  const api = await testApp(aBuiltSite);
  await api.has(aProject({ title: "Water works", results: "Clean water" }));
  await api.has(aProject({ title: "Not yet", published: false }));

  const page = await shownAt(api.url, `${prefix}/projects`);

  expect(page).toMatchObject({ status: 200, language, name: "projects" });
  expect(page.data.items).toEqual([
    {
      id: expect.any(String),
      title: "Water works",
      description: "A plant for Antananarivo.",
      imageUrl: null,
      industry: null,
      location: null,
      timeline: null,
      results: "Clean water",
    },
  ]);
});

test.each(PREFIXES)("%s/blog/{slug} shows a published article whole, with the next one", async (prefix, language) => {
  const api = await testApp(aBuiltSite);
  await api.has(aBlogPost({ slug: "older", title: "Older", createdAt: on("2026-01-01") }));
  await api.has(
    aBlogPost({
      slug: "newer",
      createdAt: on("2026-02-01"),
      body: "# Dates\n\n<script>alert(1)</script>\n\nStart with *them*.",
    }),
  );

  const page = await shownAt(api.url, `${prefix}/blog/newer`);

  expect(page).toMatchObject({
    status: 200,
    language,
    name: "article",
    data: { slug: "newer", article: { readingMinutes: 1, next: { slug: "older", title: "Older" } } },
  });
  expect(page.data.article?.bodyHtml).toContain("Start with <em>them</em>.");
  expect(page.data.article?.bodyHtml).not.toContain("<script");
});

test.each(
  PREFIXES.flatMap(([prefix, language]) =>
    ["draft", "no-such-post", "a%00b", "x".repeat(3000), "%F0%9F%91%B7", "' OR 1=1 --".replaceAll(" ", "%20")].map(
      (slug) => [`${prefix}/blog/${slug}`, language],
    ),
  ),
)("at %.40s there is no article: the page that says so, in its language", async (address, language) => {
  const api = await testApp(aBuiltSite);
  await api.has(aBlogPost({ slug: "draft", published: false }));

  const page = await shownAt(api.url, address);

  expect(page).toMatchObject({ status: 404, language, name: "article", data: { article: null } });
  expect(JSON.stringify(page)).not.toContain("Reading a tender");
  expect(api.faults).toEqual([]);
});

test("a page has thirty items", async () => {
  const api = await testApp(aBuiltSite);
  for (let n = 1; n <= 31; n++)
    await api.has(aBlogPost({ slug: `post-no-${n}`, createdAt: new Date(on("2026-01-01").getTime() + n * 1000) }));

  const first = await shownAt(api.url, "/blog");
  const second = await shownAt(api.url, "/blog?page=2");

  expect([first.data.items.length, first.data.more, first.data.items[0]?.slug]).toEqual([30, true, "post-no-31"]);
  expect([second.data.items.length, second.data.more, second.data.items[0]?.slug]).toEqual([1, false, "post-no-1"]);
});

test.each([
  "/blog?page=99",
  "/fr/blog?page=9",
  "/projects?page=3",
  "/fr/projects?page=10001",
  "/blog?page=99999999999999999999",
])("%s, beyond the end of the list, answers 404 without items, with the number of its page", async (address) => {
  const api = await testApp(aBuiltSite);
  await api.has(aBlogPost());
  await api.has(aProject());

  const { status, data } = await shownAt(api.url, address);

  expect([status, data.items, data.more]).toEqual([404, [], false]);
  expect(data.page).toBeGreaterThan(1);
  expect(api.faults).toEqual([]);
});

test("the first page of an empty list exists, also as ?page=1", async () => {
  const api = await testApp(aBuiltSite);

  const [plain, numbered] = [await rawRequest(api.url, "/blog"), await rawRequest(api.url, "/blog?page=1")];

  expect([plain.status, numbered.status]).toEqual([200, 200]);
  expect(numbered.headers.etag).toBe(plain.headers.etag);
});

test.each(["0", "-1", "1.5", "x", "", "1e99", "2&page=3", "[a]=1"])("?page=%s is the first page", async (number) => {
  const api = await testApp(aBuiltSite);
  await api.has(aProject());

  const page = await shownAt(api.url, `/projects?page=${number}`);

  expect(page).toMatchObject({ status: 200, data: { page: 1, items: [{ title: "Water works" }] } });
});

test("a publication changes the page at once; an unchanged page answers 304", async () => {
  const api = await testApp(aBuiltSite);
  const { headers } = await rawRequest(api.url, "/blog");
  const known = { "if-none-match": headers.etag ?? "" };

  const same = await rawRequest(api.url, "/blog", known);
  await api.has(aBlogPost());
  const changed = await rawRequest(api.url, "/blog", known);

  expect(headers["cache-control"]).toBe("no-cache");
  expect([same.status, changed.status]).toEqual([304, 200]);
});

test.each([
  ["/blog", "blog_posts", "blog"],
  ["/fr/blog/a-post", "blog_posts", "article"],
  ["/projects", "projects", "projects"],
])(
  "if the database cannot be read, %s answers 503 with a page, and the fault is logged",
  async (address, table, name) => {
    const api = await testApp(aBuiltSite);
    await api.db.query(`ALTER TABLE ${table} RENAME TO gone_for_this_test`);

    const page = await shownAt(api.url, address);
    await api.db.query(`ALTER TABLE gone_for_this_test RENAME TO ${table}`);

    expect(page).toMatchObject({ status: 503, name, data: null });
    expect(JSON.stringify(page)).not.toContain("gone_for_this_test");
    expect(api.faults).toHaveLength(1);
  },
);
