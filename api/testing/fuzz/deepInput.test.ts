import { getNamedType, isCompositeType, type GraphQLField } from "graphql";

import { ROUTES } from "#api/restTable.ts";
import { buildSchema } from "#api/schema.ts";
import { aBidder } from "#api/testing/builders/builders.ts";
import { openInternals } from "#api/testing/fuzz/internalsIn.ts";
import { client, type Answer, type Client } from "#api/testing/client.ts";
import { sampled } from "#api/testing/sampled.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const JSON_BODY = { "content-type": "application/json" };
/**
 * A nesting deeper than any call stack. The test writes the JSON as text, because JSON.stringify would overflow the
 * stack.
 */
const DEEP = 20_000;
const lists = (depth = DEEP) => "[".repeat(depth) + "]".repeat(depth);
const objects = (depth = DEEP) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const cursor = (depth: number) => Buffer.from(lists(depth)).toString("base64url");

const schema = buildSchema();
const ROOT_FIELDS = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ field, kind: type.name.toLowerCase() })),
);

/** A GraphQL document that takes each argument of a root field from a variable. */
function documentOf({ name, args, type }: GraphQLField<unknown, unknown>, kind: string) {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const below = isCompositeType(getNamedType(type)) ? "{ __typename }" : "";
  return `${kind} (${declared}) { ${name}(${given}) ${below} }`;
}

const postRaw = (person: Client, body: string) => person.send("POST", "/graphql", body, JSON_BODY);
const withVariable = (query: string, name: string, value: string) =>
  `{"query":${JSON.stringify(query)},"variables":{${JSON.stringify(name)}:${value}}}`;

async function given() {
  const api = await testApp();
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));
  await admin.openSession();
  const internalsIn = await openInternals(api.db);
  const wrong: unknown[] = [];
  const check = (what: string, { status, headers, body }: Answer) => {
    const isJson = headers.get("content-type")?.includes("json");
    if (status >= 500 || !isJson || internalsIn(JSON.stringify(body)).length > 0)
      wrong.push([what, status, JSON.stringify(body).slice(0, 200)]);
  };
  return { api, admin, check, expectNone: () => expectNone(api, wrong) };
}

function expectNone(api: TestApp, wrong: unknown[]) {
  expect(wrong).toEqual([]);
  expect(api.faults).toEqual([]);
}

test("no depth of a variable gives 500, whichever argument of a root field it is", async () => {
  const { admin, check, expectNone: none } = await given();

  for (const { field, kind } of sampled(ROOT_FIELDS, 6)) {
    const query = documentOf(field, kind);
    for (const [place, { name }] of field.args.entries())
      for (const value of [place % 2 ? lists() : objects(), lists(20)])
        check(`${field.name}.${name}`, await postRaw(admin, withVariable(query, name, value)));
  }
  none();
});

test("no depth of the other parts of a GraphQL request gives 500, by POST or GET", async () => {
  const { api, admin, check, expectNone: none } = await given();
  const query = "query ($filter: TenderFilter) { tenders(filter: $filter) { totalCount } }";

  for (const deep of [lists(), objects(), lists(100_000)]) {
    check("body", await postRaw(admin, deep));
    for (const part of ["query", "variables", "operationName", "extensions", "other"])
      check(part, await postRaw(admin, `{"query":${JSON.stringify(query)},"${part}":${deep}}`));
    check("persisted", await postRaw(admin, `{"extensions":{"persistedQuery":${deep}}}`));
  }
  for (const person of [admin, client(api.url)])
    for (const header of ["x-cost", "apollo-require-preflight"])
      for (const part of ["variables", "extensions"]) {
        const address = new URLSearchParams({ query, [part]: `{"filter":${lists(3_000)}}` }).toString();
        check(
          `GET ${part}`,
          await person.get(`/graphql?${address.replaceAll("%5B", "[").replaceAll("%5D", "]")}`, { [header]: "none" }),
        );
      }
  none();
});

const nested = (depth: number, before: string, middle: string, after: string) =>
  before.repeat(depth) + middle + after.repeat(depth);

const DOCUMENTS: Record<string, string> = {
  "a list": `{ tenders(filter: ${nested(450, "[", "", "]")}) { totalCount } }`,
  "an object": `{ tenders(filter: ${nested(200, "{ country: ", "1", "}")}) { totalCount } }`,
  "a variable's type": `query ($f: ${nested(480, "[", "Int", "]")}) { tenders(filter: $f) { totalCount } }`,
  "a variable's default": `query ($f: [Int] = ${nested(450, "[", "", "]")}) { tenders(first: $f) { totalCount } }`,
  "inline fragments": `{ ${nested(300, "... { ", "serverTime", "}")} }`,
  "inline fragments of a type": `{ ${nested(190, "... on Query { ", "serverTime", "}")} }`,
  "selected fields": `{ tenders ${nested(450, "{ nodes ", "", "}")} }`,
  "a chain of fragments": `{ ...F0 } ${Array.from({ length: 120 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} }`).join(" ")} fragment F120 on Query { serverTime }`,
  "a circle of fragments": "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
  "fragments that double": `{ ...F0 } ${Array.from({ length: 60 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(" ")} fragment F60 on Query { serverTime }`,
  "a literal of a directive": `{ serverTime @include(if: ${nested(450, "[", "true", "]")}) }`,
};

test.each(Object.entries(DOCUMENTS))("no depth of a document gives 500: %s", async (what, query) => {
  const { api, admin, check, expectNone: none } = await given();

  for (const person of [admin, api.visitor])
    for (let time = 0; time < 3; time++) check(what, await person.post("/graphql", { query }));
  none();
});

test("no depth of a cursor gives 500", async () => {
  const { admin, check, expectNone: none } = await given();

  for (const after of [cursor(5_000), cursor(90_000)]) {
    const query = "query ($after: String) { tenders(after: $after) { totalCount } }";
    check("GraphQL", await admin.post("/graphql", { query, variables: { after } }));
  }
  for (const path of ["/api/tenders", "/api/bids", "/api/users", "/ocds/releases.json"])
    for (const name of ["after", "cursor"]) check(path, await admin.get(`${path}?${name}=${cursor(3_000)}&limit=1`));
  none();
});

test("no depth of a field or parameter of a REST call gives 500", async () => {
  const { admin, check, expectNone: none } = await given();
  const id = "01890000-0000-7000-8000-000000000000";

  // Signing out takes no input, and would end the session.
  for (const { verb, path, body } of sampled(
    ROUTES.filter((route) => route.path !== "/api/logout"),
    3,
  )) {
    const address = path.replaceAll(/:\w+/g, id);
    if (verb === "get") {
      const parameter = `a${"[a]".repeat(2_000)}=1&filter${"[".repeat(2_000)}`;
      check(`${verb} ${path}`, await admin.get(`${address}?${parameter}`));
      continue;
    }
    const send = (text: string) => admin.send(verb.toUpperCase(), address, text, JSON_BODY);
    for (const deep of [lists(), objects()]) {
      check(`${verb} ${path}`, await send(deep));
      for (const name of [...Object.keys(body?.fields ?? {}), "documents", "version", "nothing"])
        check(`${verb} ${path} ${name}`, await send(`{${JSON.stringify(name)}:${deep}}`));
    }
  }
  none();
});

test("no depth of markdown gives 500", async () => {
  const { admin, check, expectNone: none } = await given();
  const texts = [">", "- ", "[", "*", "_", "`", "![", "<b>", "1. ", "> - ", "~"].map((part) => part.repeat(4_000));

  for (const markdown of texts)
    check(
      markdown.slice(0, 8),
      await admin.post("/graphql", {
        query: "query ($m: String!) { previewMarkdown(markdown: $m) }",
        variables: { m: markdown },
      }),
    );
  none();
});
