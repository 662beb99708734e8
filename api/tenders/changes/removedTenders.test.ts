import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";

const REMOVED =
  "query ($since: DateTimeISO!) { removedTenders(changedSince: $since, first: 50) { changesUntil nodes { id removedAt } } }";

async function removed(client: Client, since = "2001-01-01") {
  const { data, errors } = await client.graphql(REMOVED, { since });
  expect(errors).toBeUndefined();
  return (data.removedTenders.nodes as { id: string }[]).map(({ id }) => id);
}
const restore = (admin: Client, id: string) =>
  admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id });

test("a partner is told of a deleted tender and of one that became a draft again; an administrator of the deleted one", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const [drafted, deleted] = [await api.has(aTender()), await api.has(aTender()), await api.has(aTender())];
  await admin.patch(`/api/tenders/${drafted.id}`, { status: "draft" });
  await admin.delete(`/api/tenders/${deleted.id}`);

  const answers = [await removed(partner), await removed(admin)];

  expect(answers).toEqual([[drafted.id, deleted.id], [deleted.id]]);
});

test("a partner is never told of a draft that was not published, whatever happens to it", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const [draft, other] = [await api.has(aTender({ status: "draft" })), await api.has(aTender({ status: "draft" }))];
  await admin.patch(`/api/tenders/${other.id}`, { title: "Still a draft" });
  await admin.delete(`/api/tenders/${draft.id}`);

  expect([await removed(partner), await removed(admin)]).toEqual([[], [draft.id]]);
});

test("a tender that is published or restored again is no removal, and changes of a hidden one are not told", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const [published, restored, hidden] = [await api.has(aTender()), await api.has(aTender()), await api.has(aTender())];
  for (const { id } of [published, hidden]) await admin.patch(`/api/tenders/${id}`, { status: "draft" });
  await admin.patch(`/api/tenders/${published.id}`, { status: "open" });
  await admin.delete(`/api/tenders/${restored.id}`);
  await restore(admin, restored.id);
  const { data } = await partner.graphql(REMOVED, { since: "2001-01-01" });
  await admin.patch(`/api/tenders/${hidden.id}`, { title: "Edited while hidden" });

  const after = await partner.graphql(REMOVED, { since: "2001-01-01" });

  expect(data.removedTenders.nodes).toMatchObject([{ id: hidden.id }]);
  expect(after.data.removedTenders.nodes).toEqual(data.removedTenders.nodes);
});

test("removals have pages, and a time in the future is refused", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const made = await Promise.all([1, 2, 3].map(() => api.has(aTender())));
  for (const { id } of made) await admin.delete(`/api/tenders/${id}`);
  const paged =
    'query ($after: String) { removedTenders(changedSince: "2001-01-01", first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } totalCount } }';

  const first = (await partner.graphql(paged)).data.removedTenders as {
    pageInfo: { endCursor: string };
    nodes: object[];
  };
  const rest = (await partner.graphql(paged, { after: first.pageInfo.endCursor })).data.removedTenders as {
    nodes: object[];
  };
  const { errors } = await partner.graphql(REMOVED, { since: daysFromNow(1).toISOString() });

  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect([...first.nodes, ...rest.nodes]).toEqual(made.map(({ id }) => ({ id })));
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { changedSince: expect.stringContaining("future") as string },
  });
});
