import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aBlogPost, aProject, daysFromNow } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { serverUrl } from "#api/testing/database.ts";
import { asReplica, type TestApp } from "#api/testing/testApp.ts";

// These tests need two connections, and the embedded database allows one.
const onServerOnly = serverUrl() ? test : test.skip;

const SYNC = `query ($since: DateTimeISO!) {
  blogPosts(filter: { changedSince: $since }) { changesUntil nodes { title } }
  projects(filter: { changedSince: $since }) { changesUntil nodes { title } }
  removedContent(changedSince: $since) { changesUntil nodes { id type isDeleted } }
}`;
type Titles = { title: string }[];

async function sync(client: Client, since = "2001-01-01") {
  const { data, errors } = await client.graphql(SYNC, { since });
  expect(errors).toBeUndefined();
  const titles = [...(data.blogPosts.nodes as Titles), ...(data.projects.nodes as Titles)]
    .map(({ title }) => title)
    .sort();
  return { titles, removed: data.removedContent.nodes as object[], until: data.blogPosts.changesUntil as string };
}
/**
 * Moves all change times one day back. Otherwise a change in the same millisecond as the first response would be
 * returned again in the next response.
 */
const longAgo = (api: TestApp) =>
  asReplica(
    api,
    "UPDATE blog_posts SET updated_at = updated_at - interval '1 day'; UPDATE projects SET updated_at = updated_at - interval '1 day'",
  );

test("a copy of posts and projects gets what changed, and what was deleted", async () => {
  const { api, admin } = await adminAndPartner();
  const [post, gone] = [
    await api.has(aBlogPost({ title: "Edited" })),
    await api.has(aBlogPost()),
    await api.has(aProject({ title: "Untouched" })),
  ];
  await longAgo(api);
  const first = await sync(api.visitor);
  await admin.graphql('mutation ($id: ID!) { updateBlogPost(id: $id, patch: { title: "Edited once" }) { id } }', {
    id: post.id,
  });
  await admin.graphql("mutation ($id: ID!) { deleteBlogPost(id: $id) { id } }", { id: gone.id });

  const next = await sync(api.visitor, first.until);

  expect(first.removed).toEqual([]);
  expect(next).toMatchObject({
    titles: ["Edited once"],
    removed: [{ id: gone.id, type: "blogPost", isDeleted: true }],
  });
});

test("a visitor is told of what is no longer published, and of nothing that never was; an administrator of what was deleted, too", async () => {
  const { api, admin } = await adminAndPartner();
  const [hidden, again, draft] = [
    await api.has(aProject()),
    await api.has(aProject()),
    await api.has(aProject({ published: false })),
  ];
  const publish = (id: string, published: boolean) =>
    admin.graphql(
      "mutation ($id: ID!, $published: Boolean!) { updateProject(id: $id, patch: { published: $published }) { id } }",
      { id, published },
    );
  for (const { id } of [hidden, again]) await publish(id, false);
  await publish(again.id, true);
  await admin.graphql("mutation ($id: ID!) { deleteProject(id: $id) { id } }", { id: draft.id });

  const [byVisitor, byAdmin] = [await sync(api.visitor), await sync(admin)];
  await admin.graphql("mutation ($id: ID!) { deleteProject(id: $id) { id } }", { id: hidden.id });
  const later = await sync(api.visitor);

  expect(byVisitor.removed).toEqual([{ id: hidden.id, type: "project", isDeleted: false }]);
  expect(byAdmin.removed).toEqual([...byVisitor.removed, { id: draft.id, type: "project", isDeleted: true }]);
  expect(later.removed).toEqual([{ id: hidden.id, type: "project", isDeleted: true }]);
});

test.each([
  "blogPosts(filter: { changedSince: $since }) { totalCount }",
  "projects(filter: { changedSince: $since }) { totalCount }",
  "users(filter: { changedSince: $since }) { totalCount }",
  "removedContent(changedSince: $since) { totalCount }",
])("%s refuses a time in the future", async (field) => {
  const { admin } = await adminAndPartner();

  const { errors } = await admin.graphql(`query ($since: DateTimeISO!) { ${field} }`, {
    since: daysFromNow(1).toISOString(),
  });

  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { changedSince: expect.stringContaining("future") as string },
  });
});

onServerOnly(
  "what a transaction stamped before a copy was taken, and committed after it, is in the next copy",
  async () => {
    const { api } = await adminAndPartner();
    await api.has(aProject({ title: "Early" }));
    await longAgo(api);
    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query("INSERT INTO projects (title, description, published) VALUES ('Late', '.', true)");
    await api.has(aProject({ title: "Meanwhile" }));

    const first = await sync(api.visitor);
    await runner.commitTransaction();
    await runner.release();
    const next = await sync(api.visitor, first.until);

    expect(first.titles).toEqual(["Early", "Meanwhile"]);
    expect(next.titles).toEqual(["Late", "Meanwhile"]);
  },
);
