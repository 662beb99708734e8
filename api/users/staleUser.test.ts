import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const STALE = { status: 409, body: { code: "CONFLICT" } };

async function given() {
  const api = await testApp();
  const partner = await api.has(aPartner());
  const admin = api.as(await api.has(anAdmin()));
  return { admin, path: `/api/users/${partner.id}`, read: partner.version };
}

test("a stale version in the body is 409, and nothing is changed", async () => {
  const { admin, path, read } = await given();
  await admin.patch(path, { firstName: "Ada", version: read });

  const answer = await admin.patch(path, { firstName: "Grace", version: read });

  expect(answer).toMatchObject(STALE);
  expect(await admin.patch(path, {})).toMatchObject({ status: 200, body: { firstName: "Ada", version: read + 1 } });
});

test("a stale If-Match is 409; a fresh one is applied", async () => {
  const { admin, path, read } = await given();
  const first = await admin.patch(path, { firstName: "Ada" }, { "if-match": `"${read}"` });

  const stale = await admin.patch(path, { firstName: "Grace" }, { "if-match": `"${read}"` });
  const fresh = await admin.patch(path, { firstName: "Grace" }, { "if-match": first.headers.get("etag") ?? "" });

  expect(first.headers.get("etag")).toBe(`"${read + 1}"`);
  expect(stale).toMatchObject(STALE);
  expect(fresh).toMatchObject({ status: 200, body: { firstName: "Grace" } });
});

test("an edit without a version is applied", async () => {
  const { admin, path } = await given();
  await admin.patch(path, { firstName: "Ada" });

  const answer = await admin.patch(path, { firstName: "Grace" });
  const anything = await admin.patch(path, { firstName: "Mary" }, { "if-match": "*" });

  expect([answer.status, anything.status]).toEqual([200, 200]);
});

test.each(["three", 1.5, 3_000_000_000, true])("the invalid version %j is 400", async (version) => {
  const { admin, path } = await given();

  const answer = await admin.patch(path, { firstName: "Ada", version });

  expect(answer).toMatchObject({ status: 400, body: { fields: { version: "Invalid input" } } });
});

test("an If-Match without a version is 400", async () => {
  const { admin, path } = await given();

  const answer = await admin.patch(path, { firstName: "Ada" }, { "if-match": "yesterday" });

  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_USER_INPUT" } });
});

test("of two concurrent edits of one version exactly one is applied", async () => {
  const { admin, path, read } = await given();

  const answers = await Promise.all(
    ["Ada", "Grace"].map((firstName) => admin.patch(path, { firstName, version: read })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
