import { aBuiltSite, PUBLIC_URL } from "#api/testing/aBuiltSite.ts";
import { rawRequest } from "#api/testing/rawRequest.ts";
import { aBlogPost, anAdmin } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

async function readFeed(url: string) {
  const { status, headers, text } = await rawRequest(url, "/blog/feed.xml");
  const [head = "", ...entries] = text.split("<entry>");
  return { status, headers, text, head, entries };
}

const valuesOf = (xml: string, element: string) =>
  Array.from(xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "g")), ([, value]) => value);

test("the feed carries the published articles, newest first, at the site's own address", async () => {
  const api = await testApp(aBuiltSite);
  const older = await api.has(aBlogPost({ slug: "older", createdAt: new Date("2026-01-01T12:00:00Z") }));
  const newer = await api.has(aBlogPost({ slug: "newer", createdAt: new Date("2026-02-01T12:00:00Z") }));
  await api.has(aBlogPost({ slug: "draft", published: false }));

  const { status, headers, text, head, entries } = await readFeed(api.url);

  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "application/atom+xml; charset=utf-8",
    "no-cache",
  ]);
  expect(head).toContain(`<link rel="self" href="${PUBLIC_URL}/blog/feed.xml"/>`);
  expect(valuesOf(text, "id")).toEqual([`${PUBLIC_URL}/blog`, `urn:uuid:${newer.id}`, `urn:uuid:${older.id}`]);
  expect(valuesOf(text, "published")).toEqual(["2026-02-01T12:00:00.000Z", "2026-01-01T12:00:00.000Z"]);
  const changed = [newer, older].map(({ updatedAt }) => updatedAt.toISOString());
  expect(valuesOf(text, "updated")).toEqual([changed.toSorted().at(-1), ...changed]);
  expect(entries[0]).toContain(`<link href="${PUBLIC_URL}/blog/newer"/>`);
  expect(text).not.toMatch(/draft|origin\.invalid/);
});

test("an article that is changed keeps when it was published, and tells when it was changed", async () => {
  const api = await testApp(aBuiltSite);
  const admin = api.as(await api.has(anAdmin()));
  const { id } = await api.has(aBlogPost({ createdAt: new Date("2026-01-01T12:00:00Z") }));
  const before = (await readFeed(api.url)).text;

  const change = `mutation ($id: ID!, $patch: BlogPostPatch!) { updateBlogPost(id: $id, patch: $patch) { id } }`;
  expect((await admin.graphql(change, { id, patch: { title: "Second edition" } })).errors).toBeUndefined();
  const after = (await readFeed(api.url)).text;

  expect(valuesOf(after, "published")).toEqual(valuesOf(before, "published"));
  const [feed = "", entry] = valuesOf(after, "updated") as string[];
  expect(feed > valuesOf(before, "updated")[0]!).toBe(true);
  expect(entry).toBe(feed);
});

test("typed text is escaped in the feed and cannot close its element", async () => {
  const api = await testApp(aBuiltSite);
  const evil = `a < b & "c" ]]> ]]> <script>'é 你`;
  await api.has(aBlogPost({ title: evil, excerpt: evil, category: evil }));

  const { text, entries } = await readFeed(api.url);

  const asText = `a &lt; b &amp; &quot;c&quot; ]]&gt; ]]&gt; &lt;script&gt;&#39;é 你`;
  expect(entries).toHaveLength(1);
  expect(entries[0]).toContain(`<title type="html"><![CDATA[${asText}]]></title>`);
  expect(entries[0]).toContain(`<summary type="html"><![CDATA[${asText}]]></summary>`);
  expect(entries[0]).toContain(`<category label="${asText}" term="${asText}"/>`);
  expect(text).not.toContain("<script");
});

test("characters that XML forbids are removed", async () => {
  const api = await testApp(aBuiltSite);
  await api.has(
    aBlogPost({
      title: "Re\u0008ading\u001b \ud83d\udc77\ufffe",
      excerpt: "one\n\ttwo\u000b",
      category: "Ten\u0001ders",
    }),
  );

  const { text, entries } = await readFeed(api.url);

  expect(entries[0]).toContain("<![CDATA[Reading 👷]]>");
  expect(entries[0]).toContain("<![CDATA[one\n\ttwo]]>");
  expect(text).toContain('"Tenders"');
});

test("every feed has an author and every category a term, as Atom requires", async () => {
  const api = await testApp(aBuiltSite);
  const { id } = await api.has(anAdmin());
  await api.has(aBlogPost({ authorId: null, category: "Tenders" }));
  await api.has(aBlogPost({ authorId: id, category: "Tenders" }));

  const { head, entries } = await readFeed(api.url);

  expect(head).toMatch(/<author>\s*<name>Axion<\/name>\s*<\/author>/);
  expect(entries.filter((entry) => entry.includes("<name>Axion Team</name>"))).toHaveLength(1);
  expect(entries.map((entry) => / term="(.*?)"/.exec(entry)?.[1])).toEqual(["Tenders", "Tenders"]);
});

test("a feed without articles is valid", async () => {
  const api = await testApp(aBuiltSite);

  const { status, text, entries } = await readFeed(api.url);

  expect([status, entries]).toEqual([200, []]);
  expect(valuesOf(text, "updated")).toEqual([expect.stringMatching(RFC_3339)]);
});
