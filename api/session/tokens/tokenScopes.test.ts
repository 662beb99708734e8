import { getNamedType, isObjectType } from "graphql";

import { type Scope, SCOPE_NAMES, type TokenRight } from "#api/core/rules/scopes.rules.ts";
import { buildSchema } from "#api/schema.ts";
import { anApiToken, bearer } from "#api/testing/anApiToken.ts";
import { aBlogPost, anAdmin, aPartner, aProject, aSubmittedBid, aTender } from "#api/testing/builders.ts";
import { client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const schema = buildSchema();
const ROOT_FIELDS = [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.values(root?.getFields() ?? {}).map((field) => ({ root: root!.name.toLowerCase(), field })));

/** With its required arguments as variables of the right type, whose values nobody reads: rights are checked first. */
function bareOperation({ root, field }: (typeof ROOT_FIELDS)[number]) {
  const args = field.args.filter(({ type }) => String(type).endsWith("!"));
  const declared = args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ")})` : "";
  const given = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(", ")})` : "";
  return `${root} ${declared} { ${field.name}${given} ${isObjectType(getNamedType(field.type)) ? "{ __typename }" : ""} }`;
}

async function programWith(scopes: Scope[]) {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const { text } = await api.has(anApiToken(admin, { scopes }));
  return { api, admin, program: client(api.url, undefined, bearer(text)) };
}

test("no token changes a password or makes an administrator, by which it could sign in and make tokens", async () => {
  const { api, admin, program } = await programWith(["users:write"]);
  const partner = await api.has(aPartner());
  const account = { username: "second", email: "second@example.org", password: "correct horse" };

  const refused = await Promise.all([
    program.patch(`/api/users/${admin.id}`, { password: "another horse" }),
    program.patch(`/api/users/${partner.id}`, { password: "another horse" }),
    program.patch(`/api/users/${partner.id}`, { isAdmin: true }),
    program.post("/api/users", { ...account, isAdmin: true }),
  ]);

  for (const answer of refused) expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN", error: "No token may do this: sign in with your password instead" } });
  expect((await program.patch(`/api/users/${partner.id}`, { status: "blocked" })).status).toBe(200);
  expect((await program.post("/api/users", { ...account, isAdmin: false })).status).toBe(201);
});

test("how many bids a tender has is not found out by filters and orders without the scope bids:read", async () => {
  const { program } = await programWith(["tenders:read"]);
  const lacking = [{ message: "This token lacks the scope bids:read" }];

  for (const argument of ["filter: { withoutBids: true }", "filter: { withoutBids: false }", "orderBy: { field: bidCount, direction: descending }"])
    expect(await program.graphql(`{ tenders(${argument}) { nodes { id } } }`)).toMatchObject({ errors: lacking });
  expect((await program.graphql("{ tenders { nodes { id } } }")).errors).toBeUndefined();
});

test.each(SCOPE_NAMES)("an administrator's token with all scopes but %s is refused what asks for it, and what asks for a session", async (missing) => {
  const { program } = await programWith(SCOPE_NAMES.filter((scope) => scope !== missing));

  const refused: Record<string, TokenRight> = {};
  for (const rootField of ROOT_FIELDS) {
    const right = rootField.field.extensions.tokenRight as TokenRight;
    if (right !== missing && right !== "no token") continue;
    const { errors } = await program.graphql(bareOperation(rootField));
    const sentence = right === "no token" ? "No token may do this: sign in with your password instead" : `This token lacks the scope ${right}`;
    if (errors?.[0]?.extensions.code === "FORBIDDEN" && errors[0].message === sentence) refused[rootField.field.name] = right;
  }

  const expected = ROOT_FIELDS.map(({ field }) => [field.name, field.extensions.tokenRight as TokenRight] as const).filter(([, right]) => right === missing || right === "no token");
  expect(refused).toEqual(Object.fromEntries(expected));
});

test("the description of each root field tells what a token needs, and that of an object below if it needs more", () => {
  const told = (name: string) => ROOT_FIELDS.find(({ field }) => field.name === name)?.field.description;
  const tender = schema.getType("Tender");

  expect(ROOT_FIELDS.filter(({ field: { description, extensions } }) => SCOPE_NAMES.includes(extensions.tokenRight as Scope) && !description?.endsWith(` A token needs \`${String(extensions.tokenRight)}\`.`)).map(({ field }) => field.name)).toEqual([]);
  expect(told("createWebhook")).toBe("A webhook, with the secret that verifies its messages. No token may do this.");
  expect(told("serverTime")).toMatch(/ A token needs no scope\.$/);
  expect(isObjectType(tender) && tender.getFields().bids?.description).toMatch(/ A token needs `bids:read`\.$/);
});

test("nothing makes, lists or revokes tokens, signs in or changes an account but a session", () => {
  const rightOf = (name: string) => ROOT_FIELDS.find(({ field }) => field.name === name)?.field.extensions.tokenRight;

  for (const name of ["createApiToken", "revokeApiToken", "apiTokens", "login", "logout", "changePassword", "changeEmail", "sessions", "setUpTwoStep", "approveOpening"])
    expect([name, rightOf(name)]).toEqual([name, "no token"]);
});

test.each([
  ["{ tenders { nodes { bids { id } } } }", "bids:read"],
  ["{ tenders { nodes { bids { company { id } } } } }", "bids:read"],
  ["{ tenders { nodes { bidCount } } }", "bids:read"],
  ["{ ...f } fragment f on Query { tenders { ...g } } fragment g on TenderConnection { nodes { ...h } } fragment h on Tender { bids { id } }", "bids:read"],
  ["{ tenders { nodes { ... on Tender { bids { id } } } } }", "bids:read"],
])("tenders:read alone does not read %s", async (query, missing) => {
  const { api, program } = await programWith(["tenders:read"]);
  await api.has(aSubmittedBid());

  expect(await program.graphql(query)).toMatchObject({ errors: [{ message: `This token lacks the scope ${missing}`, extensions: { code: "FORBIDDEN" } }] });
});

test("bids:read alone reads bids with their companies, and not their tenders", async () => {
  const { api, program } = await programWith(["bids:read"]);
  const { id } = await api.has(aSubmittedBid());

  expect((await program.graphql("{ bids { nodes { id company { profile { companyName } } } } }")).data.bids.nodes).toMatchObject([{ id }]);
  expect((await program.graphql("{ bids { nodes { tender { title } } } }")).errors).toMatchObject([{ message: "This token lacks the scope tenders:read" }]);
});

test("rights come before input over REST too, and a download has its scope", async () => {
  const { api, admin, program } = await programWith(["bids:read"]);
  const { id } = await api.has(aTender());
  const ofTenders = client(api.url, undefined, bearer((await api.has(anApiToken(admin, { scopes: ["tenders:read"] }))).text));

  expect(await ofTenders.get(`/api/tenders/${id}/bids.csv`)).toMatchObject({ status: 403, body: { error: "This token lacks the scope bids:read" } });
  expect((await program.get(`/api/tenders/${id}/bids.csv`)).status).toBe(200);
  expect(await program.post("/api/tenders", { nonsense: true })).toMatchObject({ status: 403, body: { error: "This token lacks the scope tenders:write" } });
  expect(await program.get("/api/tenders")).toMatchObject({ status: 403 });
  expect(await program.get(`/api/tenders/${id}/closing.ics`)).toMatchObject({ status: 403 });
  expect(await program.get("/api/audit.csv")).toMatchObject({ status: 403, body: { error: "This token lacks the scope audit:read" } });
  expect(await program.get("/events")).toMatchObject({ status: 403 });
});

test("what is not published is read by an administrator's token with content:write alone", async () => {
  const { api, program } = await programWith(SCOPE_NAMES.filter((scope) => scope !== "content:write"));
  const { slug } = await api.has(aBlogPost({ published: false }));
  const { id } = await api.has(aProject({ published: false }));

  expect((await program.graphql("query ($slug: String!) { blogPost(slug: $slug) { id } }", { slug })).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  expect((await program.graphql("query ($id: ID!) { project(id: $id) { id } }", { id })).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  for (const path of ["/api/projects", "/api/blog"]) {
    expect(await program.get(`${path}?published=false`)).toMatchObject({ status: 403, body: { error: "This token lacks the scope content:write" } });
    expect(await program.get(path)).toMatchObject({ status: 200, body: [] });
  }
});

test("a refused scope is in the audit trail", async () => {
  const { api, admin, program } = await programWith(["bids:read"]);

  await program.get("/api/tenders");
  await api.settled();

  expect(await api.db.query("SELECT act, outcome FROM audit_events WHERE actor_id = $1", [admin.id])).toEqual([{ act: "tenders", outcome: "FORBIDDEN" }]);
});
