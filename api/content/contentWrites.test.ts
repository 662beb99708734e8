import { aBlogPost, anAdmin, aProject } from "#api/testing/builders/builders.ts";
import { type Client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const post = (overrides: object = {}) => ({
  slug: "reading-a-tender",
  title: "Reading a tender",
  excerpt: "What to look for first.",
  category: "Tenders",
  body: "# Reading\n\nStart with the dates.",
  ...overrides,
});

const FIELDS = {
  post: "id slug title excerpt category body published authorId",
  project: "id title description imageUrl results published",
};
const createPost = (admin: Client, input: object) =>
  admin.graphql(`mutation ($input: BlogPostInput!) { saved: createBlogPost(input: $input) { ${FIELDS.post} } }`, {
    input,
  });
const updatePost = (admin: Client, id: string, patch: object) =>
  admin.graphql(
    `mutation ($id: ID!, $patch: BlogPostPatch!) { saved: updateBlogPost(id: $id, patch: $patch) { ${FIELDS.post} } }`,
    { id, patch },
  );
const createProject = (admin: Client, input: object) =>
  admin.graphql(`mutation ($input: ProjectInput!) { saved: createProject(input: $input) { ${FIELDS.project} } }`, {
    input,
  });
const updateProject = (admin: Client, id: string, patch: object) =>
  admin.graphql(
    `mutation ($id: ID!, $patch: ProjectPatch!) { saved: updateProject(id: $id, patch: $patch) { ${FIELDS.project} } }`,
    { id, patch },
  );
const remove = (admin: Client, what: "BlogPost" | "Project", id: string) =>
  admin.graphql(`mutation ($id: ID!) { done: delete${what}(id: $id) { id } }`, { id });

test("byTeam tells a visitor whether a post has an author, not which", async () => {
  const api = await testApp();
  await api.has(aBlogPost({ title: "By the team", authorId: (await api.has(anAdmin())).id }));
  await api.has(aBlogPost({ title: "By nobody" }));

  const { data } = await api.visitor.graphql("{ blogPosts { nodes { title byTeam author { id } } } }");

  expect(data.blogPosts.nodes).toEqual([
    { title: "By nobody", byTeam: false, author: null },
    { title: "By the team", byTeam: true, author: null },
  ]);
});

test("an admin writes a post, publishes it, edits it and deletes it", async () => {
  const api = await testApp();
  const author = await api.has(anAdmin());
  const admin = api.as(author);

  const created = await createPost(admin, post());
  expect(created.data.saved).toMatchObject({ ...post(), published: false, authorId: author.id });
  const { id } = created.data.saved as { id: string };
  expect((await api.visitor.get("/api/blog")).body).toEqual([]);

  const published = await updatePost(admin, id, { published: true, title: "How to read a tender" });
  expect(published.data.saved).toMatchObject({
    title: "How to read a tender",
    excerpt: post().excerpt,
    published: true,
  });
  expect((await api.visitor.get("/api/blog")).body).toMatchObject([{ id, authorId: author.id }]);

  expect((await remove(admin, "BlogPost", id)).data).toEqual({ done: { id } });
  expect((await api.visitor.get("/api/blog")).body).toEqual([]);
});

test("a slug that is taken is CONFLICT and names the field, on creation and on edit", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  await api.has(aBlogPost({ slug: "reading-a-tender" }));
  const other = await api.has(aBlogPost());

  const answers = [await createPost(admin, post()), await updatePost(admin, other.id, { slug: "reading-a-tender" })];

  for (const { errors } of answers)
    expect(errors).toMatchObject([
      { extensions: { code: "CONFLICT", fields: { slug: "This slug is already taken" } } },
    ]);
});

test.each(["Reading", "reading a tender", "reading--a", "-reading", "reading/a", "é", ""])(
  "slug %j is refused",
  async (slug) => {
    const api = await testApp();

    const answer = await createPost(api.as(await api.has(anAdmin())), post({ slug }));

    expect(answer.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { slug: expect.any(String) as string } } },
    ]);
  },
);

test("every text of a post is required", async () => {
  const api = await testApp();
  const empty = { title: " ", excerpt: "", category: "", body: "" };

  const answer = await createPost(api.as(await api.has(anAdmin())), post(empty));

  expect(answer.errors?.[0]?.extensions.fields).toEqual({
    title: "Title is required",
    excerpt: "Excerpt is required",
    category: "Category is required",
    body: "Body is required",
  });
});

test("an admin writes a project, publishes it, clears a field and deletes it", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const created = await createProject(admin, {
    title: "Water works",
    description: "A plant.",
    imageUrl: "https://a.example/b.jpg",
  });
  const { id } = created.data.saved as { id: string };
  expect(created.data.saved).toEqual({
    id,
    title: "Water works",
    description: "A plant.",
    imageUrl: "https://a.example/b.jpg",
    results: null,
    published: false,
  });

  const published = await updateProject(admin, id, { published: true, imageUrl: null });
  expect(published.data.saved).toMatchObject({ title: "Water works", imageUrl: null, published: true });
  expect((await api.visitor.get("/api/projects")).body).toMatchObject([{ id, title: "Water works" }]);

  expect((await remove(admin, "Project", id)).data).toEqual({ done: { id } });
  expect((await api.visitor.get("/api/projects")).body).toEqual([]);
});

test("a project's image must be http or https", async () => {
  const api = await testApp();
  const project = await api.has(aProject());

  const answer = await updateProject(api.as(await api.has(anAdmin())), project.id, { imageUrl: "javascript:alert(1)" });

  expect(answer.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { imageUrl: expect.any(String) as string } } },
  ]);
});

test.each(["01890000-0000-7000-8000-000000000000", "not-an-id"])(
  "there is no post and no project %s: NOT_FOUND",
  async (id) => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));

    const answers = [
      await updatePost(admin, id, { title: "x" }),
      await updateProject(admin, id, { title: "x" }),
      await remove(admin, "BlogPost", id),
      await remove(admin, "Project", id),
    ];

    for (const { errors } of answers) expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  },
);
