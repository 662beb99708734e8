import { aBlogPost, anAdmin } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

/**
 * Texts whose rendering takes seconds or minutes, because at each start of an emphasis marked searches the whole rest
 * of the text for the end.
 */
const SLOW = ["*a_".repeat(30_000), "_a".repeat(50_000)];
const PREVIEW = "query ($markdown: String!) { previewMarkdown(markdown: $markdown) }";

test.each(SLOW.map((text) => [text.slice(0, 6), text]))(
  "while the preview of %s… is rendered, other requests are answered, and then it is shown as typed",
  async (_start, markdown) => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));
    await admin.openSession();
    const answered: string[] = [];

    const [preview] = await Promise.all([
      admin.graphql(PREVIEW, { markdown }).finally(() => answered.push("preview")),
      (async () => {
        for (let count = 0; count < 10; count++) await api.visitor.graphql("{ serverTime }");
        answered.push("others");
      })(),
    ]);

    expect(answered).toEqual(["others", "preview"]);
    expect(preview.data).toEqual({ previewMarkdown: `<p>${markdown}</p>` });
  },
);

test("a published article that cannot be rendered in time stops nobody: others are read, and it is shown as typed", async () => {
  const api = await testApp();
  await api.has(aBlogPost({ slug: "slow", body: SLOW[0] }));
  await api.has(aBlogPost({ slug: "quick", body: "*Quick*" }));
  const answered: string[] = [];
  const read = async (slug: string) => {
    const { data } = await api.visitor.graphql(`{ blogPost(slug: "${slug}") { bodyHtml } }`);
    answered.push(slug);
    return (data as { blogPost: { bodyHtml: string } }).blogPost.bodyHtml;
  };

  const slow = read("slow");
  for (let count = 0; count < 5; count++) await api.visitor.graphql("{ blogPosts { nodes { title } } }");
  answered.push("list");

  expect(await slow).toBe(`<p>${SLOW[0]}</p>`);
  expect(await read("quick")).toBe("<p><em>Quick</em></p>\n");
  expect(answered).toEqual(["list", "slow", "quick"]);
});

test("an article that cannot be rendered in time is not stored", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const { id } = await api.has(aBlogPost({ slug: "a", body: "Before" }));
  const post = { title: "Slow", slug: "slow", category: "News", excerpt: "Slow", published: false };
  const refused = {
    body: "This text takes too long to be rendered. Remove rows of *, _, > or brackets that do not belong to words",
  };

  const made = await admin.graphql("mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }", {
    input: { ...post, body: SLOW[0] },
  });
  const edited = await admin.graphql(
    "mutation ($id: ID!, $patch: BlogPostPatch!) { updateBlogPost(id: $id, patch: $patch) { id } }",
    {
      id,
      patch: { body: SLOW[1] },
    },
  );

  for (const { errors } of [made, edited])
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: refused } }]);
  expect(await api.db.query("SELECT body FROM blog_posts")).toEqual([{ body: "Before" }]);
});
