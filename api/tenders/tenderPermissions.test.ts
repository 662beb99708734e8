import { randomUUID } from "node:crypto";

import { anAdmin, aPartner, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

type Ask = (client: Client, id: string) => Promise<{ status: number; body: unknown }>;

const READS: [string, Ask][] = [
  ["GET /api/tenders", (client) => client.get("/api/tenders")],
  ["GET /api/tenders/{id}", (client, id) => client.get(`/api/tenders/${id}`)],
];
const WRITES: [string, Ask][] = [
  ["POST /api/tenders", (client) => client.post("/api/tenders", tenderInput())],
  ["POST /api/tenders with an empty body", (client) => client.post("/api/tenders", {})],
  ["PATCH /api/tenders/{id}", (client, id) => client.patch(`/api/tenders/${id}`, { title: "Mine" })],
  ["PATCH /api/tenders/{id} with a wrong body", (client, id) => client.patch(`/api/tenders/${id}`, { title: "" })],
  ["PATCH of a tender that is not there", (client) => client.patch(`/api/tenders/${randomUUID()}`, {})],
  ["DELETE /api/tenders/{id}", (client, id) => client.delete(`/api/tenders/${id}`)],
];
const MUTATIONS = [
  `mutation ($id: ID!) { deleteTender(id: $id) { id } }`,
  `mutation ($id: ID!) { restoreTender(id: $id) { id } }`,
  `mutation ($id: ID!) { updateTender(id: $id, patch: { title: "Mine" }) { id } }`,
];

test.each([...READS, ...WRITES])("a visitor has no access to tenders: %s answers 401", async (_name, ask) => {
  const api = await testApp();
  const tender = await api.has(aTender());

  const answer = await ask(api.visitor, tender.id);

  expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED", error: "Please sign in to continue" } });
});

test.each(WRITES)(
  "a partner cannot write tenders: %s answers 403 before the input is validated",
  async (_name, ask) => {
    const api = await testApp();
    const tender = await api.has(aTender({ title: "As it was" }));
    const partner = await api.has(aPartner());

    const answer = await ask(api.as(partner), tender.id);
    const seen = await api.as(partner).get(`/api/tenders/${tender.id}`);

    expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN", error: "Admin access required" } });
    expect(seen.body).toMatchObject({ title: "As it was" });
  },
);

test.each(MUTATIONS)("a partner cannot write tenders through GraphQL: %s", async (mutation) => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const partner = await api.has(aPartner());

  const answer = await api.as(partner).graphql(mutation, { id: tender.id });

  expect(answer.errors).toMatchObject([{ message: "Admin access required", extensions: { code: "FORBIDDEN" } }]);
});

test("a partner sees all tenders except drafts", async () => {
  const api = await testApp();
  for (const status of ["draft", "open", "closed", "awarded"] as const) await api.has(aTender({ status }));
  const partner = api.as(await api.has(aPartner()));

  const listed = await partner.get("/api/tenders");
  const drafts = await partner.graphql(`{ tenders(filter: { status: [draft] }) { totalCount nodes { id } } }`);

  expect(listed.body.map(({ status }: { status: string }) => status).sort()).toEqual(["awarded", "closed", "open"]);
  expect(drafts.data).toEqual({ tenders: { totalCount: 0, nodes: [] } });
});

test("a draft is not found for a partner, by REST and by GraphQL", async () => {
  const api = await testApp();
  const draft = await api.has(aTender({ status: "draft" }));
  const partner = api.as(await api.has(aPartner()));

  const answer = await partner.get(`/api/tenders/${draft.id}`);
  const graph = await partner.graphql(`query ($id: ID!) { tender(id: $id) { id } }`, { id: draft.id });

  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND", error: "Tender not found" } });
  expect(graph.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("an admin can list and read drafts too", async () => {
  const api = await testApp();
  const draft = await api.has(aTender({ status: "draft" }));
  const admin = api.as(await api.has(anAdmin()));

  const listed = await admin.get("/api/tenders");
  const read = await admin.get(`/api/tenders/${draft.id}`);

  expect(listed.body).toMatchObject([{ id: draft.id, status: "draft" }]);
  expect(read).toMatchObject({ status: 200, body: { id: draft.id } });
});

test("only admins see deleted tenders", async () => {
  const api = await testApp();
  const deleted = await api.has(aTender({ deletedAt: new Date() }));
  const query = `{ tenders(filter: { deleted: true }) { nodes { id deletedAt } } }`;

  const refused = await api.as(await api.has(aPartner())).graphql(query);
  const answered = await api.as(await api.has(anAdmin())).graphql(query);

  expect(refused.errors).toMatchObject([{ message: "Admin access required", extensions: { code: "FORBIDDEN" } }]);
  expect(answered.data.tenders.nodes).toEqual([{ id: deleted.id, deletedAt: deleted.deletedAt?.toISOString() }]);
});

test.each(["not-an-id", "00000000", "%00", "1 OR 1=1", randomUUID()])(
  "the id %s in a path names no tender: 404",
  async (id) => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));
    const path = `/api/tenders/${encodeURIComponent(id)}`;

    const answers = await Promise.all([admin.get(path), admin.patch(path, { title: "New" }), admin.delete(path)]);

    expect(answers).toMatchObject(
      Array(3).fill({ status: 404, body: { code: "NOT_FOUND", error: "Tender not found" } }),
    );
  },
);
