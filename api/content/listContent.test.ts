import { aBlogPost, anAdmin, aPartner, aProject } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const LISTS = ["projects", "blog"] as const;
const titlesOf = ({ body }: { body: unknown }) => (body as { title: string }[]).map(({ title }) => title);

async function given() {
  const api = await testApp();
  const [older, newer] = [new Date("2026-01-01"), new Date("2026-02-01")];
  for (const seed of [aProject, aBlogPost]) {
    await api.has<object>(seed({ title: "older", createdAt: older }));
    await api.has<object>(seed({ title: "newer", createdAt: newer }));
    await api.has<object>(seed({ title: "hidden", published: false }));
  }
  return api;
}

const everyone = async (api: TestApp) => [
  api.visitor,
  api.as(await api.has(aPartner())),
  api.as(await api.has(anAdmin())),
];

test.each(LISTS)("everyone reads the published items of /api/%s, newest first", async (list) => {
  const api = await given();

  for (const reader of await everyone(api)) {
    const answer = await reader.get(`/api/${list}?published=true`);

    expect(answer.status).toBe(200);
    expect(titlesOf(answer)).toEqual(["newer", "older"]);
  }
});

test.each(LISTS)(
  "/api/%s gives published items only, whatever `published` says, unless an admin asks",
  async (list) => {
    const api = await given();
    const [visitor, partner, admin] = await everyone(api);

    for (const query of ["", "?published=false", "?published=0", "?published=false&published=true"])
      for (const reader of [visitor!, partner!])
        expect(titlesOf(await reader.get(`/api/${list}${query}`))).toEqual(["newer", "older"]);
    expect(titlesOf(await admin!.get(`/api/${list}?published=false`))).toEqual(["hidden"]);
  },
);

test("a project of the list has exactly the specification's fields", async () => {
  const api = await testApp();
  await api.has(aProject());

  const { body } = await api.visitor.get("/api/projects");

  expect(Object.keys((body as object[])[0]!).sort()).toEqual(
    ["id", "title", "description", "imageUrl", "industry", "location", "timeline", "results"].sort(),
  );
});

test("a post of the list has exactly the specification's fields", async () => {
  const api = await testApp();
  await api.has(aBlogPost());

  const { body } = await api.visitor.get("/api/blog");

  expect(Object.keys((body as object[])[0]!).sort()).toEqual(
    ["id", "slug", "title", "excerpt", "category", "createdAt", "authorId"].sort(),
  );
});

test.each(["projects", "blogPosts"])(
  "unpublished %s are 401 for a visitor and 403 for a partner in GraphQL",
  async (field) => {
    const api = await given();
    const query = `{ ${field}(filter: { state: unpublished }) { nodes { title } } }`;
    const [visitor, partner, admin] = await everyone(api);

    const answers = [await visitor!.graphql(query), await partner!.graphql(query), await admin!.graphql(query)];

    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      "UNAUTHENTICATED",
      "FORBIDDEN",
      undefined,
    ]);
    expect(answers[2]?.data[field].nodes).toEqual([{ title: "hidden" }]);
  },
);

test("an unpublished post is NOT_FOUND by its slug, but for an admin", async () => {
  const api = await testApp();
  const { slug } = await api.has(aBlogPost({ published: false }));
  const query = "query ($slug: String!) { blogPost(slug: $slug) { slug body published } }";
  const [visitor, partner, admin] = await everyone(api);

  const answers = [await visitor!.graphql(query, { slug }), await partner!.graphql(query, { slug })];
  const seen = await admin!.graphql(query, { slug });

  for (const { errors } of answers) expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect(seen.data.blogPost).toMatchObject({ slug, published: false });
});

test.each(["no-such-post", "", "a\0b"])("slug %j names no post: NOT_FOUND", async (slug) => {
  const api = await testApp();

  const answer = await api.visitor.graphql("query ($slug: String!) { blogPost(slug: $slug) { id } }", { slug });

  expect(answer.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("projects and posts come in the order that is asked for", async () => {
  const api = await testApp();
  for (const title of ["Beta", "Alpha", "Gamma"]) await api.has(aProject({ title }));
  for (const title of ["Beta", "Alpha", "Gamma"]) await api.has(aBlogPost({ title }));

  const { data } = await api.visitor.graphql(
    `query ($orderBy: ContentOrder) {
      projects(orderBy: $orderBy) { nodes { title } }
      blogPosts(orderBy: $orderBy) { nodes { title } }
    }`,
    { orderBy: { field: "title", direction: "ascending" } },
  );

  const nodes = [{ title: "Alpha" }, { title: "Beta" }, { title: "Gamma" }];
  expect(data).toEqual({ projects: { nodes }, blogPosts: { nodes } });
});

test("one project is read by its id, an unpublished one only by an administrator", async () => {
  const api = await testApp();
  const shown = await api.has(aProject());
  const hidden = await api.has(aProject({ published: false }));
  const admin = api.as(await api.has(anAdmin()));
  const project = (reader: typeof admin, id: string) =>
    reader.graphql("query ($id: ID!) { project(id: $id) { id } }", { id });

  expect((await project(api.visitor, shown.id)).data).toEqual({ project: { id: shown.id } });
  expect((await project(api.visitor, hidden.id)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await project(api.visitor, "no-id")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await project(admin, hidden.id)).data).toEqual({ project: { id: hidden.id } });
});
