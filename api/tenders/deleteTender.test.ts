import { randomUUID } from "node:crypto";

import { anAdmin, aSubmittedBid, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const RESTORE = `mutation ($id: ID!) { restoreTender(id: $id) { id deletedAt } }`;

async function aStoredTender() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const admin = api.as(await api.has(anAdmin()));
  return { api, tender, admin, path: `/api/tenders/${tender.id}` };
}

test("deleteTender answers the tender that it deleted", async () => {
  const { tender, admin } = await aStoredTender();

  const { data } = await admin.graphql("mutation ($id: ID!) { deleteTender(id: $id) { id title deletedAt } }", {
    id: tender.id,
  });

  expect(data.deleteTender).toEqual({ id: tender.id, title: tender.title, deletedAt: expect.any(String) as string });
});

test("a deletion answers 204, and the tender leaves every list", async () => {
  const { admin, path } = await aStoredTender();

  const answer = await admin.delete(path);
  const [listed, read, again, edited] = await Promise.all([
    admin.get("/api/tenders"),
    admin.get(path),
    admin.delete(path),
    admin.patch(path, { title: "New" }),
  ]);

  expect(answer).toMatchObject({ status: 204, body: "" });
  expect(listed.body).toEqual([]);
  expect([read, again, edited]).toMatchObject(Array(3).fill({ status: 404, body: { code: "NOT_FOUND" } }));
});

test("a deleted tender keeps its row and its bids, and an admin restores it with them", async () => {
  const { api, admin, tender, path } = await aStoredTender();
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));
  await admin.delete(path);

  const kept = await admin.get("/api/bids");
  const restored = await admin.graphql(RESTORE, { id: tender.id });
  const read = await admin.graphql(`query ($id: ID!) { tender(id: $id) { title bids { id } } }`, { id: tender.id });

  expect(kept.body).toMatchObject([{ id: bid.id, tender: { title: tender.title } }]);
  expect(restored.data).toEqual({ restoreTender: { id: tender.id, deletedAt: null } });
  expect(read.data.tender).toEqual({ title: tender.title, bids: [{ id: bid.id }] });
});

test("a deleted tender frees its number, and can be restored only while no other tender has it", async () => {
  const { admin, tender, path } = await aStoredTender();
  await admin.delete(path);

  const reused = await admin.post("/api/tenders", tenderInput({ tenderNumber: tender.tenderNumber }));
  const refused = await admin.graphql(RESTORE, { id: tender.id });
  await admin.delete(`/api/tenders/${reused.body.id}`);
  const restored = await admin.graphql(RESTORE, { id: tender.id });

  expect(reused.status).toBe(201);
  expect(refused.errors).toMatchObject([
    { extensions: { code: "CONFLICT", fields: { tenderNumber: "This tender number is already taken" } } },
  ]);
  expect(restored.errors).toBeUndefined();
});

test.each([randomUUID(), "not-an-id"])("the tender %s cannot be restored: it is not there", async (id) => {
  const { admin } = await aStoredTender();

  const answer = await admin.graphql(RESTORE, { id });

  expect(answer.errors).toMatchObject([{ message: "Tender not found", extensions: { code: "NOT_FOUND" } }]);
});

test("a deletion and a restoration raise the version, so that earlier edits are stale", async () => {
  const { admin, tender, path } = await aStoredTender();
  await admin.delete(path);
  await admin.graphql(RESTORE, { id: tender.id });

  const answer = await admin.patch(path, { title: "New", version: tender.version });

  expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
});

test("restoring a tender that is not deleted changes nothing", async () => {
  const { admin, tender, path } = await aStoredTender();

  const answer = await admin.graphql(RESTORE, { id: tender.id });
  const read = await admin.get(path);

  expect(answer.data).toEqual({ restoreTender: { id: tender.id, deletedAt: null } });
  expect(read.body).toMatchObject({ version: tender.version });
});
