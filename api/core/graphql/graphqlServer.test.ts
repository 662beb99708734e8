import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from "graphql";

import { aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

test.each([
  ["a syntax error", "{ me { id }"],
  ["no text at all", ""],
  ["an unknown field", "{ me { shoeSize } }"],
  ["an unknown argument", "{ me(id: 1) { id } }"],
  ["a missing selection", "{ me }"],
  ["two operations without a name", "query A { me { id } } query B { me { id } }"],
])("%s is BAD_USER_INPUT, and said in JSON", async (_what, query) => {
  const api = await testApp();

  const answer = await api.visitor.graphql(query);

  expect(answer.status).toBe(400);
  expect(answer.errors?.[0]).toMatchObject({
    message: expect.any(String) as string,
    extensions: { code: "BAD_USER_INPUT" },
  });
  expect(api.faults).toEqual([]);
});

test.each([
  ["[]"],
  ['[{"query":"{ me { id } }"}]'],
  ["{}"],
  ['{"query":3}'],
  ['{"query":"{ me { id } }","variables":3}'],
  ["{"],
  ["null"],
])("the body %j is not a GraphQL request: BAD_USER_INPUT", async (body) => {
  const api = await testApp();

  const answer = await api.visitor.send("POST", "/graphql", body, { "content-type": "application/json" });

  expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } });
});

test("a document deeper than twelve levels is refused, with its depth and the limit", async () => {
  const api = await testApp();
  const nested = (levels: number): string => (levels === 0 ? "id" : `next { ${nested(levels - 1)} }`);

  const shallow = await api.visitor.graphql(`{ blogPosts { nodes { ${nested(9)} } } }`);
  const deep = await api.visitor.graphql(`{ blogPosts { nodes { ${nested(10)} } } }`);

  expect(shallow.errors).toBeUndefined();
  expect(deep).toMatchObject({
    status: 400,
    errors: [{ message: "Query depth limit of 12 exceeded, found 13.", extensions: { code: "BAD_USER_INPUT" } }],
  });
});

test("a document of more than a thousand tokens is refused, with the limit", async () => {
  const api = await testApp();

  const answer = await api.visitor.graphql(`{ me { ${"id ".repeat(1000)} } }`);

  expect(answer).toMatchObject({
    status: 400,
    errors: [{ message: "Token limit of 1000 exceeded.", extensions: { code: "BAD_USER_INPUT" } }],
  });
});

test("a document of more than 30 aliases is refused, with their number and the limit", async () => {
  const api = await testApp();
  const aliased = (times: number) => `{ ${Array.from({ length: times }, (_, n) => `a${n}: serverTime`).join(" ")} }`;

  const many = await api.visitor.graphql(aliased(30));
  const tooMany = await api.visitor.graphql(aliased(31));

  expect(many.errors).toBeUndefined();
  expect(tooMany).toMatchObject({
    status: 400,
    errors: [{ message: "Aliases limit of 30 exceeded, found 31.", extensions: { code: "BAD_USER_INPUT" } }],
  });
});

test("introspection is enabled for integrators' tools", async () => {
  const api = await testApp();

  const answer = await api.visitor.graphql(getIntrospectionQuery());

  expect(answer.errors).toBeUndefined();
  expect(
    buildClientSchema(answer.data as IntrospectionQuery)
      .getMutationType()
      ?.getFields(),
  ).toHaveProperty("submitBid");
});

test("a missing right is refused before the variables are validated", async () => {
  const api = await testApp();
  const query = "mutation ($input: TenderInput!) { createTender(input: $input) { id } }";
  const partner = api.as(await api.has(aPartner()));

  const answers = [
    await api.visitor.graphql(query, { input: { budgetMin: "x" } }),
    await partner.graphql(query, { input: 3 }),
  ];

  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["UNAUTHENTICATED", "FORBIDDEN"]);
});

test("a wrong variable is BAD_USER_INPUT and names its field", async () => {
  const api = await testApp();
  const query = "mutation ($input: ContactRequestInput!) { createContactRequest(input: $input) { id } }";
  const input = { firstName: "A", lastName: "L", email: "a@example.org", company: "C", message: "M" };

  const missing = await api.visitor.graphql(query, { input });
  const wrong = await api.visitor.graphql(query, { input: { ...input, role: "astronaut" } });

  expect(missing.errors?.[0]?.extensions).toEqual({
    code: "BAD_USER_INPUT",
    field: "input.role",
    fields: { role: "Required" },
  });
  expect(wrong.errors?.[0]?.extensions).toEqual({
    code: "BAD_USER_INPUT",
    field: "input.role",
    fields: { role: "Invalid input" },
  });
});

test.each([0, 101, -1])("a page of %d nodes is refused", async (first) => {
  const api = await testApp();

  const answer = await api.visitor.graphql("query ($first: Int!) { projects(first: $first) { totalCount } }", {
    first,
  });

  expect(answer.errors?.[0]?.extensions).toEqual({
    code: "BAD_USER_INPUT",
    fields: { first: "Must be from 1 to 100" },
  });
});

test("a mutation by GET is METHOD_NOT_ALLOWED", async () => {
  const api = await testApp();

  const answer = await api.visitor.get("/graphql?query=mutation{logout}", { "apollo-require-preflight": "true" });

  expect(answer).toMatchObject({ status: 405, body: { errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }] } });
  expect(answer.headers.get("allow")).toBe("POST");
});

test.each(["PUT", "DELETE"])("%s /graphql is METHOD_NOT_ALLOWED, and Allow names the right ones", async (method) => {
  const api = await testApp();

  const answer = await api.visitor.send(method, "/graphql", "{}", { "content-type": "application/json" });

  expect(answer).toMatchObject({ status: 405, body: { errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }] } });
  expect(answer.headers.get("allow")).toBe("GET, POST");
});

test("a missing right is refused before literals in the document are validated", async () => {
  const api = await testApp();

  const answer = await api.visitor.graphql("mutation { createTender(input: {}) { id } }");

  expect(answer.status).toBe(200);
  expect(answer.errors).toMatchObject([
    { message: "Please sign in to continue", extensions: { code: "UNAUTHENTICATED" } },
  ]);
});

test.each(["users @include(if: $no) { totalCount }", "users @skip(if: true) { totalCount }"])(
  "a field that is left out needs no right: %s",
  async (field) => {
    const api = await testApp();

    const answer = await api.visitor.graphql(
      `query ($no: Boolean = false) { me { id } ${field} __typename @include(if: $no) }`,
      { no: false },
    );

    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({ me: null });
  },
);

test("no cache keeps an answer of GraphQL", async () => {
  const api = await testApp();

  const answer = await api.visitor.graphql("{ serverTime }");

  expect(answer.headers.get("cache-control")).toBe("no-store");
});
