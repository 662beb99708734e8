import { getNamedType, isObjectType } from "graphql";

import { INCLUDED_SCOPES, type Scope, SCOPE_NAMES, type TokenRight } from "#api/core/rules/scopes.rules.ts";
import { buildSchema } from "#api/schema.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBlogPost, anAdmin, aPartner, aProject, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const schema = buildSchema();
const ROOT_FIELDS = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({ root: root!.name.toLowerCase(), field })),
);

/**
 * A GraphQL operation with one root field, whose required arguments are variables. The tests send no values for them,
 * because rights are checked first.
 */
function bareOperation({ root, field }: (typeof ROOT_FIELDS)[number]) {
  const args = field.args.filter(({ type }) => String(type).endsWith("!"));
  const declared = args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ")})` : "";
  const given = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(", ")})` : "";
  return `${root} ${declared} { ${field.name}${given} ${isObjectType(getNamedType(field.type)) ? "{ __typename }" : ""} }`;
}

/** All scopes but this one and those that include it. */
const allWithout = (missing: Scope) =>
  SCOPE_NAMES.filter((scope) => scope !== missing && !INCLUDED_SCOPES[scope]?.includes(missing));

async function programWith(scopes: Scope[]) {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const { text } = await api.has(anApiToken(admin, { scopes }));
  return { api, admin, program: client(api.url, undefined, bearer(text)) };
}

const RESTORE = "mutation ($id: ID!) { restoreUser(id: $id) { id } }";
const NO_TOKEN = "No token may do this: sign in with your password instead";

test("no token changes, makes, deletes or restores an administrator, or changes what anybody signs in with", async () => {
  const { api, admin, program } = await programWith(["users:write"]);
  const [other, gone] = [await api.has(anAdmin()), await api.has(anAdmin({ deletedAt: new Date() }))];
  const [partner, blocked] = [await api.has(aPartner()), await api.has(aPartner({ status: "blocked" }))];
  const account = { username: "second", email: "second@example.org", password: "correct horse" };
  const accounts = () => api.db.query("SELECT * FROM users ORDER BY id");
  const before: unknown = await accounts();

  const refused = [
    await program.post("/api/users", { ...account, isAdmin: true }),
    await program.delete(`/api/users/${other.id}`),
  ];
  for (const { id } of [admin, other])
    for (const patch of [{ email: "mine@example.org" }, { password: "another horse" }, { firstName: "Ada" }])
      refused.push(await program.patch(`/api/users/${id}`, patch));
  for (const patch of [{ status: "blocked" }, { status: "banned" }, { isAdmin: false }, { username: "second" }])
    refused.push(await program.patch(`/api/users/${other.id}`, patch));
  for (const patch of [
    { email: "mine@example.org" },
    { email: partner.email.toUpperCase() },
    { username: "second" },
    { password: "another horse" },
    { isAdmin: true },
    { status: "blocked", email: "mine@example.org" },
    { status: "banned", password: "another horse" },
  ])
    refused.push(await program.patch(`/api/users/${partner.id}`, patch));
  refused.push(await program.patch(`/api/users/${blocked.id}`, { status: "active" }));

  for (const answer of refused)
    expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN", error: NO_TOKEN } });
  expect(await program.graphql(RESTORE, { id: gone.id })).toMatchObject({ errors: [{ message: NO_TOKEN }] });
  expect(await accounts()).toEqual(before);
});

test("a token with users:write makes, names, blocks, bans, deletes and restores a partner", async () => {
  const { api, program } = await programWith(["users:write"]);
  const partner = await api.has(aPartner());
  const account = { username: "second", email: "second@example.org", password: "correct horse" };
  const sentBack = (await program.get("/api/users")).body.find(({ id }: { id: string }) => id === partner.id);

  expect((await program.post("/api/users", account)).status).toBe(201);
  for (const patch of [{ ...sentBack, firstName: "Ada" }, { status: "blocked" }, { status: "banned", role: "other" }])
    expect((await program.patch(`/api/users/${partner.id}`, patch)).status).toBe(200);
  expect((await program.delete(`/api/users/${partner.id}`)).status).toBe(204);
  expect((await program.graphql(RESTORE, { id: partner.id })).errors).toBeUndefined();
});

test("a token with users:read and requests:read reads users and requests, and changes none", async () => {
  const { api, program } = await programWith(["users:read", "requests:read"]);
  const { id } = await api.has(aPartner());

  const read = await program.get("/api/users");
  const { errors } = await program.graphql("{ users { nodes { username } } contactRequests { nodes { email } } }");
  const refused = [
    await program.post("/api/users", {}),
    await program.patch(`/api/users/${id}`, { firstName: "Ada" }),
    await program.delete(`/api/users/${id}`),
  ];
  const marked = await program.graphql("mutation ($id: ID!) { markContactRequest(id: $id, handled: true) { id } }", {
    id,
  });

  expect([errors, read.status]).toEqual([undefined, 200]);
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 403, body: { error: "This token lacks the scope users:write" } });
  expect(marked.errors).toMatchObject([{ message: "This token lacks the scope content:write" }]);
});

test("who may write users, content and requests may read them with the same token, which tells its scopes as they were chosen", async () => {
  const { program } = await programWith(["users:write", "content:write"]);

  const { data, errors } = await program.graphql(
    "{ me { token { scopes } } users { nodes { id } } contactRequests { nodes { id } } }",
  );

  expect(errors).toBeUndefined();
  expect(data.me.token.scopes).toEqual(["users:write", "content:write"]);
});

test("a token with desk:read reads the tasks and notices of its user, and marks none", async () => {
  const { api, program } = await programWith(["desk:read"]);
  const { text } = await api.has(anApiToken(await api.has(aPartner()), { scopes: ["desk:read"] }));
  const ofPartner = client(api.url, undefined, bearer(text));

  const read = await program.graphql("{ adminDesk { lines { kind } } myDesk { lines { kind } } unreadNotices }");
  const own = await ofPartner.graphql("{ myDesk { lines { kind } } notices { nodes { subject } } }");
  const marked = await ofPartner.graphql("mutation { markNotices(all: true) }");

  expect([read.errors, own.errors]).toEqual([undefined, undefined]);
  expect((await ofPartner.graphql("{ adminDesk { lines { kind } } }")).errors).toMatchObject([
    { message: "Admin access required" },
  ]);
  expect(marked.errors).toMatchObject([{ message: NO_TOKEN }]);
});

test("how many bids a tender has is not found out by filters and orders without the scope bids:read", async () => {
  const { program } = await programWith(["tenders:read"]);
  const lacking = [{ message: "This token lacks the scope bids:read" }];

  for (const argument of [
    "filter: { withoutBids: true }",
    "filter: { withoutBids: false }",
    "orderBy: { field: bidCount, direction: descending }",
  ])
    expect(await program.graphql(`{ tenders(${argument}) { nodes { id } } }`)).toMatchObject({ errors: lacking });
  expect((await program.graphql("{ tenders { nodes { id } } }")).errors).toBeUndefined();
});

test.each(SCOPE_NAMES)(
  "an administrator's token with all scopes but %s is refused what asks for it, and what asks for a session",
  async (missing) => {
    const { program } = await programWith(allWithout(missing));

    const refused: Record<string, TokenRight> = {};
    for (const rootField of ROOT_FIELDS) {
      const right = rootField.field.extensions.tokenRight as TokenRight;
      if (right !== missing && right !== "no token") continue;
      const { errors } = await program.graphql(bareOperation(rootField));
      const sentence =
        right === "no token"
          ? "No token may do this: sign in with your password instead"
          : `This token lacks the scope ${right}`;
      if (errors?.[0]?.extensions.code === "FORBIDDEN" && errors[0].message === sentence)
        refused[rootField.field.name] = right;
    }

    const expected = ROOT_FIELDS.map(
      ({ field }) => [field.name, field.extensions.tokenRight as TokenRight] as const,
    ).filter(([, right]) => right === missing || right === "no token");
    expect(refused).toEqual(Object.fromEntries(expected));
  },
);

test("the description of each root field tells what a token needs, and that of an object below if it needs more", () => {
  const descriptionOf = (name: string) => ROOT_FIELDS.find(({ field }) => field.name === name)?.field.description;
  const tender = schema.getType("Tender");

  expect(
    ROOT_FIELDS.filter(
      ({ field: { description, extensions } }) =>
        SCOPE_NAMES.includes(extensions.tokenRight as Scope) &&
        !description?.endsWith(` A token needs \`${String(extensions.tokenRight)}\`.`),
    ).map(({ field }) => field.name),
  ).toEqual([]);
  expect(descriptionOf("createWebhook")).toBe(
    "Creates a webhook; returns the secret that verifies its messages. No token may do this.",
  );
  expect(descriptionOf("serverTime")).toMatch(/ A token needs no scope\.$/);
  expect(isObjectType(tender) && tender.getFields().bids?.description).toMatch(/ A token needs `bids:read`\.$/);
});

test("nothing makes, lists or revokes tokens, signs in or changes an account but a session", () => {
  const rightOf = (name: string) => ROOT_FIELDS.find(({ field }) => field.name === name)?.field.extensions.tokenRight;

  for (const name of [
    "createApiToken",
    "revokeApiToken",
    "apiTokens",
    "login",
    "logout",
    "changePassword",
    "changeEmail",
    "sessions",
    "setUpTwoStep",
    "approveOpening",
  ])
    expect([name, rightOf(name)]).toEqual([name, "no token"]);
});

test.each([
  ["{ tenders { nodes { bids { id } } } }", "bids:read"],
  ["{ tenders { nodes { bids { company { id } } } } }", "bids:read"],
  ["{ tenders { nodes { bidCount } } }", "bids:read"],
  [
    "{ ...f } fragment f on Query { tenders { ...g } } fragment g on TenderConnection { nodes { ...h } } fragment h on Tender { bids { id } }",
    "bids:read",
  ],
  ["{ tenders { nodes { ... on Tender { bids { id } } } } }", "bids:read"],
])("tenders:read alone does not read %s", async (query, missing) => {
  const { api, program } = await programWith(["tenders:read"]);
  await api.has(aSubmittedBid());

  expect(await program.graphql(query)).toMatchObject({
    errors: [{ message: `This token lacks the scope ${missing}`, extensions: { code: "FORBIDDEN" } }],
  });
});

test.each([
  ["{ tenders { nodes { bids { tender { id } } } } users { nodes { id } } }", ["users:read", "bids:read"], ["users"]],
  ["{ all: tenders { nodes { own: bids { id } } } }", ["bids:read"], ["all", "nodes", "own"]],
  [
    "{ ...q } fragment q on Query { t: tenders { nodes { ...b } } } fragment b on Tender { bids { id } }",
    ["bids:read"],
    ["t", "nodes", "bids"],
  ],
  ["{ sessions { id } }", [], undefined],
])("a refusal names every scope that the token lacks, and where: %s", async (query, scopes, path) => {
  const { program } = await programWith(["tenders:read"]);

  const { status, errors, headers } = await program.graphql(query);

  expect(status).toBe(200);
  expect(errors).toHaveLength(1);
  expect([errors![0]!.path, errors![0]!.extensions.scopes ?? []]).toEqual([path, scopes]);
  expect(headers.get("www-authenticate")).toBe(
    scopes.length > 0 ? `Bearer error="insufficient_scope", scope="${scopes.join(" ")}"` : null,
  );
});

test("a token reads what it may do and when it ends, and nobody reads it of another user or in a session", async () => {
  const { api, admin, program } = await programWith(["users:write"]);
  const query = "{ me { token { id name scopes expiresAt lastUsedAt } } users { nodes { username token { id } } } }";

  const { data } = await program.graphql(query);
  const inSession = await api.as(admin).graphql("{ me { token { id } } }");

  expect(data.me.token).toMatchObject({ name: "Nightly copy", scopes: ["users:write"], expiresAt: expect.any(String) });
  for (const { username, token } of data.users.nodes)
    expect([username, token]).toEqual([username, username === admin.username ? { id: data.me.token.id } : null]);
  expect(inSession.data).toEqual({ me: { token: null } });
});

test("over REST the header names the scope that is missing", async () => {
  const { program } = await programWith(["tenders:read"]);

  for (const [path, scope] of [
    ["/api/bids", "bids:read"],
    ["/api/audit.csv", "audit:read"],
  ]) {
    const { status, headers } = await program.get(path!);
    expect([status, headers.get("www-authenticate")]).toEqual([
      403,
      `Bearer error="insufficient_scope", scope="${scope}"`,
    ]);
  }
});

test("bids:read alone reads bids with their companies, and not their tenders", async () => {
  const { api, program } = await programWith(["bids:read"]);
  const { id } = await api.has(aSubmittedBid());

  expect(
    (await program.graphql("{ bids { nodes { id company { profile { companyName } } } } }")).data.bids.nodes,
  ).toMatchObject([{ id }]);
  expect((await program.graphql("{ bids { nodes { tender { title } } } }")).errors).toMatchObject([
    { message: "This token lacks the scope tenders:read" },
  ]);
});

test("rights come before input over REST too, and a download has its scope", async () => {
  const { api, admin, program } = await programWith(["bids:read"]);
  const { id } = await api.has(aTender());
  const ofTenders = client(
    api.url,
    undefined,
    bearer((await api.has(anApiToken(admin, { scopes: ["tenders:read"] }))).text),
  );

  expect(await ofTenders.get(`/api/tenders/${id}/bids.csv`)).toMatchObject({
    status: 403,
    body: { error: "This token lacks the scope bids:read" },
  });
  expect((await program.get(`/api/tenders/${id}/bids.csv`)).status).toBe(200);
  expect(await program.post("/api/tenders", { nonsense: true })).toMatchObject({
    status: 403,
    body: { error: "This token lacks the scope tenders:write" },
  });
  expect(await program.get("/api/tenders")).toMatchObject({ status: 403 });
  expect(await program.get(`/api/tenders/${id}/closing.ics`)).toMatchObject({ status: 403 });
  expect(await program.get("/api/audit.csv")).toMatchObject({
    status: 403,
    body: { error: "This token lacks the scope audit:read" },
  });
  expect(await program.get("/events")).toMatchObject({ status: 403 });
});

test("what is not published is read by an administrator's token with content:read or content:write alone", async () => {
  const { api, admin, program } = await programWith(allWithout("content:read"));
  const { slug } = await api.has(aBlogPost({ published: false }));
  const { id } = await api.has(aProject({ published: false }));

  expect(
    (await program.graphql("query ($slug: String!) { blogPost(slug: $slug) { id } }", { slug })).errors,
  ).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await program.graphql("query ($id: ID!) { project(id: $id) { id } }", { id })).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
  for (const path of ["/api/projects", "/api/blog"]) {
    expect(await program.get(`${path}?published=false`)).toMatchObject({
      status: 403,
      body: { error: "This token lacks the scope content:read" },
    });
    expect(await program.get(path)).toMatchObject({ status: 200, body: [] });
    for (const scope of ["content:read", "content:write"] as const) {
      const { text } = await api.has(anApiToken(admin, { scopes: [scope] }));
      expect((await api.visitor.get(`${path}?published=false`, bearer(text))).body).toHaveLength(1);
    }
  }
});

test("a refused scope is in the audit trail", async () => {
  const { api, admin, program } = await programWith(["bids:read"]);

  await program.get("/api/tenders");
  await api.settled();

  expect(await api.db.query("SELECT act, outcome FROM audit_events WHERE actor_id = $1", [admin.id])).toEqual([
    { act: "tenders", outcome: "FORBIDDEN" },
  ]);
});

test("a token that may change tenders, but not decide, neither awards a tender by its status nor takes an award back", async () => {
  const { api, program } = await programWith(["tenders:read", "tenders:write"]);
  const closed = await api.has(aTender({ status: "closed", closingDate: new Date(0) }));
  const awarded = await api.has(aTender({ status: "awarded", closingDate: new Date(0) }));

  const refused = [
    await program.patch(`/api/tenders/${closed.id}`, { status: "awarded" }),
    ...(await Promise.all(
      ["closed", "open", "draft"].map((status) => program.patch(`/api/tenders/${awarded.id}`, { status })),
    )),
  ];
  const other = await program.patch(`/api/tenders/${closed.id}`, { title: "Bridge over the Mpoko, lot 2" });

  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    expect(body.error).toContain("bids:decide");
  }
  expect(other.status).toBe(200);
  const statuses = await api.db.query<object[]>("SELECT status FROM tenders ORDER BY status");
  expect(statuses).toEqual([{ status: "awarded" }, { status: "closed" }]);
});

test("a token that may change tenders and decide does both", async () => {
  const { api, program } = await programWith(["tenders:read", "tenders:write", "bids:decide"]);
  const { id } = await api.has(aTender({ status: "closed", closingDate: new Date(0) }));

  const [award, back] = [
    await program.patch(`/api/tenders/${id}`, { status: "awarded" }),
    await program.patch(`/api/tenders/${id}`, { status: "closed" }),
  ];

  expect([award.status, back.status]).toEqual([200, 200]);
});
