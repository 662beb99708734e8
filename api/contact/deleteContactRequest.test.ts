import { deleteOldContactRequests } from "#api/contact/deleteOldContactRequests.ts";
import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const NOW = new Date("2026-07-01T12:00:00Z");

const remove = (browser: Client, id: string) =>
  browser.graphql("mutation ($id: ID!) { deleteContactRequest(id: $id) { id } }", { id });

async function sent({ visitor }: TestApp, firstName = "Planted") {
  const body = {
    firstName,
    lastName: "Obi",
    email: `${firstName.toLowerCase()}@example.org`,
    company: "Osun",
    role: "other",
    message: `A message of ${firstName}`,
  };
  const answer = await visitor.post("/api/contact", body, { "idempotency-key": "a key" });
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}

const rowsWith = async ({ db }: TestApp, text: string) => {
  const counts = ["contact_requests", "outgoing_mails", "idempotency_keys", "audit_events"].map((table) =>
    db.query<object[]>(`SELECT 1 FROM ${table} AS stored WHERE strpos(lower(stored::text), $1) > 0`, [text]),
  );
  return (await Promise.all(counts)).map(({ length }) => length);
};
const events = ({ db }: TestApp, act: string) =>
  db.query("SELECT actor_id, subject_id, request_id, address FROM audit_events WHERE act = $1 ORDER BY subject_id", [
    act,
  ]);

test("a visitor and a partner delete no request", async () => {
  const api = await testApp();
  const id = await sent(api);

  const answers = [await remove(api.visitor, id), await remove(api.as(await api.has(aPartner())), id)];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
});

test.each(["01890000-0000-7000-8000-000000000000", "not-an-id"])("the unknown request %s is NOT_FOUND", async (id) => {
  const api = await testApp();

  expect((await remove(api.as(await api.has(anAdmin())), id)).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
});

test("a deleted request leaves no data of its sender: neither mails nor keys; another one stays; it is recorded", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const [id] = [await sent(api), await sent(api, "Other")];
  const before = await rowsWith(api, "planted");

  const answer = await remove(api.as(admin), id);

  expect(answer.data).toEqual({ deleteContactRequest: { id } });
  expect(before).toEqual([1, 2, 1, 0]);
  expect(await rowsWith(api, "planted")).toEqual([0, 0, 0, 0]);
  expect(await rowsWith(api, "other@example.org")).toEqual([1, 2, 1, 0]);
  expect(await events(api, "deleteContactRequest")).toMatchObject([{ actor_id: admin.id, subject_id: id }]);
});

test("of two deletions at once one is done", async () => {
  const api = await testApp();
  const id = await sent(api);
  const admin = api.as(await api.has(anAdmin()));
  await admin.openSession();

  const answers = await Promise.all([remove(admin, id), remove(admin, id)]);

  expect(
    answers
      .map(
        ({ data }) =>
          (data as { deleteContactRequest: { id: string } | null } | null)?.deleteContactRequest?.id ?? null,
      )
      .sort(),
  ).toEqual([id, null]);
  expect(await events(api, "deleteContactRequest")).toHaveLength(1);
});

test("requests end after so many months, handled or not, by several processes at once, each with an event of the product itself", async () => {
  const api = await testApp();
  const at = async (id: string, createdAt: string) =>
    api.db.query("UPDATE contact_requests SET created_at = $2 WHERE id = $1", [id, createdAt]);
  const [old, handled, young] = [await sent(api), await sent(api, "Handled"), await sent(api, "Young")];
  await api
    .as(await api.has(anAdmin()))
    .graphql(`mutation { markContactRequest(id: "${handled}", handled: true) { id } }`);
  await at(old, "2024-07-01T11:59:59Z");
  await at(handled, "2020-01-01T00:00:00Z");
  await at(young, "2024-07-01T12:00:00Z");

  await Promise.all([deleteOldContactRequests(api.db, 24, NOW), deleteOldContactRequests(api.db, 24, NOW)]);

  expect(await api.db.query("SELECT id FROM contact_requests")).toEqual([{ id: young }]);
  expect(await rowsWith(api, "planted")).toEqual([0, 0, 0, 0]);
  expect(await events(api, "endContactRequest")).toEqual(
    [old, handled].map((id) => ({ actor_id: null, subject_id: id, request_id: "housekeeping", address: null })),
  );
});
