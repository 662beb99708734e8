import { sha256Of } from "#api/session/tokens/tokenText.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { anAdmin, aPartner, PASSWORD } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const CREATE = `mutation ($input: ApiTokenInput!, $password: String!) {
  createApiToken(input: $input, password: $password) { token apiToken { id name beginning scopes createdAt expiresAt lastUsedAt } }
}`;
const READ_TENDERS = { name: "Nightly copy", scopes: ["tenders:read"], expiresInDays: 30 };

const create = (person: Client, overrides: object = {}, password = PASSWORD) =>
  person.graphql(CREATE, { input: { ...READ_TENDERS, ...overrides }, password });

test("a token is told once; the database has its SHA-256 and its beginning", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()));

  const { data } = await create(person);
  const { token, apiToken } = data.createApiToken as { token: string; apiToken: Record<string, string> };

  expect(token).toMatch(/^axn_[0-9A-Za-z]{38}$/);
  expect(apiToken).toMatchObject({
    name: "Nightly copy",
    scopes: ["tenders:read"],
    beginning: token.slice(0, 8),
    lastUsedAt: null,
  });
  expect(Date.parse(apiToken.expiresAt!) - Date.parse(apiToken.createdAt!)).toBe(30 * 24 * 60 * 60 * 1000);
  const [stored] = await api.db.query<[{ sha256: string; row: string }]>(
    "SELECT sha256, api_tokens::text AS row FROM api_tokens",
  );
  expect(stored.sha256).toBe(sha256Of(token));
  const events = await api.db.query<{ row: string }[]>("SELECT audit_events::text AS row FROM audit_events");
  expect(stored.row + JSON.stringify(events)).not.toContain(token.slice(8));
  expect(api.logged.join("\n")).not.toContain(token.slice(8));
  expect((await person.graphql("{ apiTokens { id name } }")).data.apiTokens).toEqual([
    { id: apiToken.id, name: "Nightly copy" },
  ]);
});

test.each([
  [{ scopes: [] }, { scopes: "Choose at least one" }],
  [
    { scopes: ["tenders:read", "everything"] },
    {
      scopes: expect.stringMatching(/^There is no scope "everything"\. There are tenders:read, bids:read, /) as string,
    },
  ],
  [
    { scopes: ["users:write", "bids:decide"] },
    { scopes: "Only an administrator's token can have users:write, bids:decide" },
  ],
  [{ expiresInDays: 31 }, { expiresInDays: "Must be 30, 90, 365 or none" }],
  [{ expiresInDays: null }, { expiresInDays: "Required" }],
  [{ name: " " }, { name: "Required" }],
  [{ name: "x".repeat(101) }, { name: "Must be at most 100 characters" }],
])("a partner's token with %j is refused", async (overrides, fields) => {
  const api = await testApp();

  const { errors } = await create(api.as(await api.has(aPartner())), overrides);

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
});

test.each([30, 90, 365])("a token can last %d days", async (expiresInDays) => {
  const api = await testApp();

  const { data } = await create(api.as(await api.has(aPartner())), { expiresInDays });

  const { expiresAt, createdAt } = data.createApiToken.apiToken as Record<string, string>;
  expect(Date.parse(expiresAt!) - Date.parse(createdAt!)).toBe(expiresInDays * 24 * 60 * 60 * 1000);
});

test("a wrong password is refused at its field, and nothing is created", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()));

  expect((await create(person, {}, "not this one")).errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { password: "This is not your current password" } } },
  ]);
  expect((await person.graphql("{ apiTokens { id } }")).data.apiTokens).toEqual([]);
});

test("an administrator's token may have every scope and no end", async () => {
  const api = await testApp();

  const { data } = await create(api.as(await api.has(anAdmin())), {
    scopes: ["audit:read", "tenders:read"],
    expiresInDays: null,
  });

  expect(data.createApiToken.apiToken).toMatchObject({ scopes: ["tenders:read", "audit:read"], expiresAt: null });
});

test("the same call with the same key creates one token and tells it once; other terms are refused", async () => {
  const api = await testApp();
  const person = api.as(await api.has(aPartner()));

  const [first, again] = [
    await create(person, { clientMutationId: "k" }),
    await create(person, { clientMutationId: "k" }),
  ];

  expect(again.data.createApiToken).toEqual({ token: null, apiToken: first.data.createApiToken.apiToken });
  expect((await create(person, { clientMutationId: "k", name: "Another" })).errors).toMatchObject([
    { extensions: { code: "CONFLICT" } },
  ]);
});

test("fifty live tokens are the most, also when two are created at once", async () => {
  const api = await testApp();
  const user = await api.has(aPartner());
  for (let count = 0; count < 49; count++) await api.has(anApiToken(user));
  const person = api.as(user);

  const answers = await Promise.all([create(person), create(person)]);

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
    expect.arrayContaining([undefined, "CONFLICT"]),
  );
  expect((await person.graphql("{ apiTokens { id } }")).data.apiTokens).toHaveLength(50);
});

test("a revoked token is refused from then on and is not listed; another person's is not found", async () => {
  const api = await testApp();
  const [owner, other] = [await api.has(aPartner()), await api.has(anAdmin())];
  const { id, text } = await api.has(anApiToken(owner));
  const revoke = (person: Client) => person.graphql("mutation ($id: ID!) { revokeApiToken(id: $id) { id } }", { id });

  expect((await revoke(api.as(other))).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await revoke(api.as(owner))).data.revokeApiToken).toEqual({ id });
  expect((await revoke(api.as(owner))).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await api.visitor.get("/api/tenders", bearer(text))).status).toBe(401);
  expect((await api.as(owner).graphql("{ apiTokens { id } }")).data.apiTokens).toEqual([]);
});
