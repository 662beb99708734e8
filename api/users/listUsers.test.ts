import { anAdmin, aPartner } from "#api/testing/builders.ts";
import { client } from "#api/testing/client.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { type User } from "#api/users/User.ts";

const namesOf = (nodes: unknown) => (nodes as { username: string }[]).map(({ username }) => username);

test("an admin lists all users as a plain JSON array, newest first, beyond one page", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin({ createdAt: new Date("2026-01-01") }));
  await api.db.transaction(async (tx) => {
    for (let n = 1; n <= 120; n++) await aPartner({ createdAt: new Date(Date.UTC(2026, 1, 1, 0, n)) })(tx);
  });

  const answer = await api.as(admin).get("/api/users");

  expect(answer.status).toBe(200);
  const created = (answer.body as { createdAt: string }[]).map(({ createdAt }) => createdAt);
  expect(created).toHaveLength(121);
  expect(created).toEqual([...created].sort().reverse());
});

test("a user of the list has exactly the fields of the full user record, without its password", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());

  const { body } = await api.as(admin).get("/api/users");

  const fields = `id username email firstName lastName companyName companyTypology vatNumber cardId addressStreet addressCity
    addressState addressPostalCode addressCountry isAdmin role status createdAt version`.split(/\s+/);
  expect(Object.keys((body as object[])[0] ?? {}).sort()).toEqual(fields.sort());
});

test.each([
  ["get", ""],
  ["post", ""],
  ["patch", "/01890000-0000-7000-8000-000000000000"],
  ["delete", "/01890000-0000-7000-8000-000000000000"],
] as const)("%s /api/users%s is for admins only: 401 for a visitor, 403 for a partner", async (verb, id) => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));

  const visitor = await client(api.url)[verb](`/api/users${id}`);
  const refused = await partner[verb](`/api/users${id}`);

  expect(visitor).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect(refused).toMatchObject({ status: 403, body: { code: "FORBIDDEN", error: "Admin access required" } });
});

const search = async (api: TestApp, filter: object) => {
  const admin = api.as(await api.has(anAdmin({ username: "zz-searcher", email: "zz@example.org" })));
  return admin.graphql(
    "query ($filter: UserFilter) { users(filter: $filter, orderBy: { field: username, direction: ascending }) { nodes { username } totalCount } }",
    { filter },
  );
};

test.each<[string, Partial<User>]>([
  ["username", { username: "marie-CURIE" }],
  ["e-mail", { username: "found", email: "curie@example.org" }],
  ["last name", { username: "found", lastName: "Curie" }],
  ["company", { username: "found", companyName: "Institut Curie" }],
])("search is a case-insensitive contains over the %s", async (_where, found) => {
  const api = await testApp();
  const { username } = await api.has(aPartner(found));
  await api.has(aPartner());

  const answer = await search(api, { search: " cURIe " });

  expect(namesOf(answer.data.users.nodes)).toEqual([username]);
});

test("% and _ in a search are literal characters", async () => {
  const api = await testApp();
  await api.has(aPartner({ username: "100% sure" }));
  await api.has(aPartner({ username: "100 sure" }));

  const answer = await search(api, { search: "0%" });

  expect(namesOf(answer.data.users.nodes)).toEqual(["100% sure"]);
});

test("a search with characters that PostgreSQL cannot store finds nothing, without an error", async () => {
  const api = await testApp();

  const answer = await search(api, { search: "a\0b" });

  expect(answer.errors).toBeUndefined();
  expect(answer.data.users).toEqual({ nodes: [], totalCount: 0 });
});

test("status and role filters are combined", async () => {
  const api = await testApp();
  await api.has(aPartner({ username: "blocked", status: "blocked" }));
  await api.has(anAdmin({ username: "banned-admin", status: "banned" }));
  await api.has(aPartner());

  const answer = await search(api, { status: ["blocked", "banned"], isAdmin: false });

  expect(answer.data.users).toEqual({ nodes: [{ username: "blocked" }], totalCount: 1 });
});
