import { cachedArticles } from "#api/content/article.ts";
import { aBlogPost, anAdmin, aPartner, aProject, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const read = (slug: string, fields: string) => `{ blogPost(slug: "${slug}") { ${fields} } }`;

test("an article comes as sanitised HTML, and as it was written", async () => {
  const api = await testApp();
  await api.has(aBlogPost({ slug: "a", body: "# Dates\n\nRead <script>alert(1)</script>*them*." }));

  const { data } = await api.visitor.graphql(read("a", "body bodyHtml"));

  expect(data.blogPost).toEqual({
    body: "# Dates\n\nRead <script>alert(1)</script>*them*.",
    bodyHtml: "<h2>Dates</h2>\n<p>Read <em>them</em>.</p>\n",
  });
});

test("an edited article is shown with its new text", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const { id } = await api.has(aBlogPost({ slug: "a", body: "Before" }));
  await api.visitor.graphql(read("a", "bodyHtml"));

  await admin.graphql('mutation ($id: ID!) { updateBlogPost(id: $id, patch: { body: "After" }) { id } }', { id });
  const { data } = await api.visitor.graphql(read("a", "bodyHtml"));

  expect(data.blogPost).toEqual({ bodyHtml: "<p>After</p>\n" });
});

test.each([
  [1, 1],
  [200, 1],
  [201, 2],
  [1001, 6],
])("%i words are read in %i minutes", async (words, minutes) => {
  const api = await testApp();
  await api.has(aBlogPost({ slug: "a", body: "word ".repeat(words).trim() }));

  const { data } = await api.visitor.graphql(read("a", "readingMinutes"));

  expect(data.blogPost).toEqual({ readingMinutes: minutes });
});

test("the next article is the published one before it in time; the oldest has none", async () => {
  const api = await testApp();
  await api.has(aBlogPost({ slug: "oldest", createdAt: daysFromNow(-9) }));
  await api.has(aBlogPost({ slug: "unpublished", createdAt: daysFromNow(-8), published: false }));
  const same = { createdAt: daysFromNow(-7) };
  await api.has(aBlogPost({ slug: "same-day", ...same }));
  await api.has(aBlogPost({ slug: "same-day-later", ...same }));
  await api.has(aBlogPost({ slug: "newest" }));

  const { data } = await api.visitor.graphql("{ blogPosts { nodes { slug next { slug } } } }");

  expect(data.blogPosts.nodes).toEqual([
    { slug: "newest", next: { slug: "same-day-later" } },
    { slug: "same-day-later", next: { slug: "same-day" } },
    { slug: "same-day", next: { slug: "oldest" } },
    { slug: "oldest", next: null },
  ]);
});

test("the next articles of a list take two statements, however many there are", async () => {
  const api = await testApp();
  const list = () => api.visitor.graphql("{ blogPosts { nodes { slug next { slug } } } }");
  for (let n = 0; n < 2; n++) await api.has(aBlogPost());
  const few = await api.statementsOf(list);
  for (let n = 0; n < 10; n++) await api.has(aBlogPost());

  const many = await api.statementsOf(list);

  expect(few).toHaveLength(3);
  expect(many).toHaveLength(3);
});

test("an admin reads any post by its id for the editor, a partner none", async () => {
  const api = await testApp();
  const { id } = await api.has(aBlogPost({ published: false }));
  const [admin, partner] = [api.as(await api.has(anAdmin())), api.as(await api.has(aPartner()))];
  const ask = (reader: typeof admin, postId: string) =>
    reader.graphql("query ($id: ID!) { blogPostById(id: $id) { id version } }", { id: postId });

  expect((await ask(admin, id)).data).toEqual({ blogPostById: { id, version: 1 } });
  expect((await ask(partner, id)).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  for (const none of ["no-id", "01890000-0000-7000-8000-000000000000"])
    expect((await ask(admin, none)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test.each(["projects", "blogPosts"])(
  "an admin reads published and unpublished %s in one list; nobody else may",
  async (field) => {
    const api = await testApp();
    for (const seed of [aProject, aBlogPost]) {
      await api.has<object>(seed({ title: "shown", createdAt: daysFromNow(-2) }));
      await api.has<object>(seed({ title: "hidden", published: false, createdAt: daysFromNow(-1) }));
    }
    const query = `{ ${field}(filter: { state: all }) { nodes { title published } totalCount } }`;
    const [admin, partner] = [api.as(await api.has(anAdmin())), api.as(await api.has(aPartner()))];

    const { data } = await admin.graphql(query);
    const refused = [await api.visitor.graphql(query), await partner.graphql(query)];

    expect(data[field]).toEqual({
      nodes: [
        { title: "hidden", published: false },
        { title: "shown", published: true },
      ],
      totalCount: 2,
    });
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
  },
);

test.each([
  ["", ""],
  ["  \n", ""],
  ["**Bold**", "<p><strong>Bold</strong></p>\n"],
  ["<img src=x onerror=x>", ""],
])("the preview of %j is what the article would show", async (markdown, html) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const { data } = await admin.graphql("query ($markdown: String!) { previewMarkdown(markdown: $markdown) }", {
    markdown,
  });

  expect(data).toEqual({ previewMarkdown: html });
});

test("a preview past an article's length is a bad input", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const answer = await admin.graphql("query ($markdown: String!) { previewMarkdown(markdown: $markdown) }", {
    markdown: "x".repeat(100_001),
  });

  expect(answer.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { markdown: "Must be at most 100,000 characters" } } },
  ]);
});

test.each(["projects", "blogPosts"])("a filter of %s that is null is none: the published ones", async (field) => {
  const api = await testApp();

  const { data } = await api.visitor.graphql(`{ ${field}(filter: null) { totalCount } }`);

  expect(data[field]).toEqual({ totalCount: 0 });
});

test("an article that was not rendered in time is shown as typed, and rendered again after a minute", async () => {
  const results = [null, "<p>Rendered</p>"];
  const render = jest.fn(() => Promise.resolve(results.shift() ?? null));
  const { articleHtml } = cachedArticles(render);
  const now = performance.now();
  const atMinute = (minutes: number) => jest.spyOn(performance, "now").mockReturnValue(now + minutes * 60_000);

  const first = [await articleHtml("*Slow*"), await articleHtml("*Slow*")];
  atMinute(0.9);
  const within = await articleHtml("*Slow*");
  atMinute(1.1);
  const after = [await articleHtml("*Slow*"), await articleHtml("*Slow*")];

  for (const html of [...first, within]) expect(html).toBe("<p>*Slow*</p>");
  for (const html of after) expect(html).toBe("<p>Rendered</p>");
  expect(render).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test("readers who ask for an article at once wait for one rendering", async () => {
  const render = jest.fn(() => Promise.resolve("<p>Rendered</p>"));
  const { articleHtml } = cachedArticles(render);

  const read = await Promise.all([articleHtml("a"), articleHtml("a"), articleHtml("b")]);

  expect(read).toEqual(Array.from({ length: 3 }, () => "<p>Rendered</p>"));
  expect(render).toHaveBeenCalledTimes(2);
});
