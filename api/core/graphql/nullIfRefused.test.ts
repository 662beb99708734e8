import { readFileSync } from "node:fs";

import { isNonNullType } from "graphql";

import { buildSchema } from "#api/schema.ts";
import { aBid, aBidder, aBlogPost, anAdmin, aPartner, aProject, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const MISSING = "0198c1f0-0000-7000-8000-00000000dead";

test.each([
  ["tender", `tender(id: "${MISSING}") { id }`],
  ["tender", 'tender(number: "NO-SUCH") { id }'],
  ["bid", `bid(id: "${MISSING}") { id }`],
  ["bid", 'bid(id: "no id") { id }'],
  ["user", `user(id: "${MISSING}") { id }`],
  ["project", `project(id: "${MISSING}") { id }`],
  ["blogPost", 'blogPost(slug: "no-such-post") { id }'],
  ["blogPostById", `blogPostById(id: "${MISSING}") { id }`],
  ["webhook", `webhook(id: "${MISSING}") { id }`],
  ["verifyClosingSeal", `verifyClosingSeal(tenderId: "${MISSING}") { matches }`],
])("a missing %s is null with NOT_FOUND, and the rest of the document answers", async (field, query) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const answer = await admin.graphql(`{ me { username } ${query} }`);

  expect(answer.data).toMatchObject({ me: { username: expect.any(String) as string }, [field]: null });
  expect(answer.errors).toMatchObject([{ path: [field], extensions: { code: "NOT_FOUND" } }]);
});

test("a draft and unpublished content are null for a partner, as if they were missing", async () => {
  const api = await testApp();
  const draft = await api.has(aTender({ status: "draft" }));
  const project = await api.has(aProject({ published: false }));
  const post = await api.has(aBlogPost({ published: false }));
  const partner = api.as(await api.has(aPartner()));

  const answer = await partner.graphql(
    "query ($id: ID!, $project: ID!, $slug: String!) { me { id } tender(id: $id) { id } project(id: $project) { id } blogPost(slug: $slug) { id } }",
    { id: draft.id, project: project.id, slug: post.slug },
  );

  expect(answer.data).toMatchObject({
    me: { id: expect.any(String) as string },
    tender: null,
    project: null,
    blogPost: null,
  });
  expect(answer.errors?.map(({ path }) => path?.[0])).toEqual(["tender", "project", "blogPost"]);
});

test("of two mutations of which the second is refused, the first answers what it did", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  const input = aBid({ tenderId: tender.id });

  const answer = await bidder.graphql(
    "mutation ($input: BidInput!) { first: submitBid(input: $input) { id } second: submitBid(input: $input) { id } }",
    { input },
  );

  expect(answer.data).toMatchObject({ first: { id: expect.any(String) as string }, second: null });
  expect(answer.errors).toMatchObject([{ path: ["second"], extensions: { code: "CONFLICT" } }]);
});

test("every mutation is nullable, so that a refusal never hides what was done before it", () => {
  const mutations = Object.values(buildSchema().getMutationType()!.getFields());

  expect(mutations.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

test("the web's generated types know which fields are null only beside an error", () => {
  const { queries } = JSON.parse(readFileSync("web/graphql/nullIfRefused.json", "utf8")) as { queries: string[] };

  const marked = Object.values(buildSchema().getQueryType()!.getFields()).filter(
    ({ extensions }) => extensions.nullIfRefused,
  );

  expect(marked.map(({ name }) => name).toSorted()).toEqual(queries);
});
