import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
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

  const fields =
    `id username email firstName lastName companyName companyTypology vatNumber cardId addressStreet addressCity
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

test.each([
  ["status", ["none", "zz-none", "banned", "blocked"]],
  ["companyName", ["none", "zz-none", "banned", "blocked"]],
  ["lastSignInAt", ["none", "zz-none", "blocked", "banned"]],
])("users are sorted by %s, and have pages that leave nobody out, those without it first", async (field, expected) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin({ username: "asker", companyName: "Zz" })));
  await api.has(aPartner({ username: "none" }));
  await api.has(aPartner({ username: "blocked", status: "blocked", companyName: "Beta" }));
  await api.has(aPartner({ username: "zz-none" }));
  await api.has(aPartner({ username: "banned", status: "banned", companyName: "Alba" }));
  await api.db.query(
    "UPDATE users SET last_sign_in_at = CASE username WHEN 'blocked' THEN '2026-01-01Z'::timestamptz ELSE '2026-02-01Z' END WHERE username IN ('blocked', 'banned')",
  );
  const read = async (direction: string) => {
    const found: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { data, errors } = await admin.graphql(
        "query ($after: String, $order: UserOrder) { users(first: 2, after: $after, filter: { isAdmin: false }, orderBy: $order) { nodes { username } pageInfo { hasNextPage endCursor } } }",
        { after, order: { field, direction } },
      );
      expect(errors).toBeUndefined();
      const page = data.users as { nodes: unknown; pageInfo: { hasNextPage: boolean; endCursor: string } };
      found.push(...namesOf(page.nodes));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    return found;
  };

  const ascending = await read("ascending");

  expect(ascending).toEqual(expected);
  expect(await read("descending")).toEqual([...expected].reverse());
});

test("a cursor of another order of users is refused", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const page =
    "query ($after: String, $field: UserOrderField!) { users(first: 1, after: $after, orderBy: { field: $field, direction: ascending }) { pageInfo { endCursor } } }";
  const { data } = await admin.graphql(page, { field: "companyName" });

  const { errors } = await admin.graphql(page, {
    field: "lastSignInAt",
    after: (data.users as { pageInfo: { endCursor: string } }).pageInfo.endCursor,
  });

  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { after: expect.any(String) as string },
  });
});
