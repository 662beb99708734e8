import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type NamedTypeNode,
  parse,
  typeFromAST,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  Kind,
} from "graphql";

import { costOf, fieldsOf, readingCost, requireAffordable } from "#api/core/graphql/cost.ts";
import { COST_A_MINUTE } from "#api/core/rules/requestLimits.rules.ts";
import { COST_HEADER, NO_COST } from "#api/core/rules/requestHeaders.rules.ts";
import { buildSchema } from "#api/schema.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBlogPost, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { manyBids } from "#api/testing/builders/manyBids.ts";
import { manyTenders } from "#api/testing/builders/manyTenders.ts";
import { manyCompanies } from "#api/testing/builders/manyUsers.ts";
import { type Client, client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const schema = buildSchema();

/** The message with which the first operation of a GraphQL document is refused; null if it is allowed. */
function refused(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const [operation] = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  try {
    requireAffordable(costOf(schema, document, operation!, variables));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const TOO_DEAR = /^This document costs ([\d,]+), and the limit is 32,000\./;
const aliased = (times: number, field: string) => Array.from({ length: times }, (_, n) => `a${n}: ${field}`).join(" ");
const POSTS = "{ nodes { id bodyHtml next { bodyHtml } } }";

test.each<[string, string, Record<string, unknown>]>([
  ["a literal", `{ ${aliased(15, `blogPosts(first: 100) ${POSTS}`)} }`, {}],
  ["a variable", `query ($n: Int!) { ${aliased(15, `blogPosts(first: $n) ${POSTS}`)} }`, { n: 100 }],
  ["a variable's default", `query ($n: Int! = 100) { ${aliased(15, `blogPosts(first: $n) ${POSTS}`)} }`, {}],
  [
    "a variable's default that a null variable would replace",
    `query ($n: Int = 100) { ${aliased(15, `blogPosts(first: $n) ${POSTS}`)} }`,
    {},
  ],
  ["an argument's default, 20", `{ ${aliased(30, `blogPosts ${POSTS}`)} }`, {}],
])("a page's length counts where it is %s", (_where, text, variables) => {
  expect(refused(text, variables)).toMatch(TOO_DEAR);
});

test("the cost is the same for a literal and a variable, and is given in whole numbers", () => {
  const [, literal] = TOO_DEAR.exec(refused(`{ ${aliased(15, `blogPosts(first: 100) ${POSTS}`)} }`) ?? "") ?? [];
  const [, variable] =
    TOO_DEAR.exec(refused(`query ($n: Int!) { ${aliased(15, `blogPosts(first: $n) ${POSTS}`)} }`, { n: 100 }) ?? "") ??
    [];

  // There are 15 lists, each with a cost of 1 and 100 posts. A post costs 1 and its text 32, and so do its next post
  // and that post's text.
  expect(literal).toBe("99,015");
  expect(variable).toBe(literal);
});

const BIDS = "bids { technicalProposal revisions { technicalProposal } }";

test.each<[string, string, Record<string, unknown>]>([
  ["lists in lists", `{ tenders(first: 100) { nodes { ${BIDS} } } }`, {}],
  ["a fragment", `{ ...All } fragment All on Query { tenders(first: 100) { nodes { ${BIDS} } } }`, {}],
  [
    "nested fragments",
    `{ ...A } fragment A on Query { tenders(first: 100) { ...B } } fragment B on TenderConnection { nodes { ...C } } fragment C on Tender { ${BIDS} }`,
    {},
  ],
  [
    "an inline fragment",
    `{ ... { ... on Query { tenders(first: 100) { nodes { ... on Tender { ${BIDS} } } } } } }`,
    {},
  ],
  [
    "one fragment under many aliases",
    `{ ${aliased(30, "tenders(first: 100) { ...Page }")} } fragment Page on TenderConnection { nodes { description } }`,
    {},
  ],
  [
    "@include by a variable",
    `query ($yes: Boolean!) { tenders(first: 100) @include(if: $yes) { nodes { ${BIDS} } } }`,
    { yes: true },
  ],
  [
    "@skip by a default",
    `query ($no: Boolean! = false) { tenders(first: 100) @skip(if: $no) { nodes { ${BIDS} } } }`,
    {},
  ],
  [
    "a negative page beside it",
    `{ a: tenders(first: -2147483648) { nodes { ${BIDS} } } tenders(first: 100) { nodes { ${BIDS} } } }`,
    {},
  ],
])("what is asked for counts through %s", (_how, text, variables) => {
  expect(refused(text, variables)).toMatch(TOO_DEAR);
});

test.each<[string, string, Record<string, unknown>]>([
  [
    "left out by @include",
    `query ($yes: Boolean!) { tenders(first: 100) @include(if: $yes) { nodes { ${BIDS} } } }`,
    { yes: false },
  ],
  [
    "another operation of the document",
    `query A { me { id } } query B { tenders(first: 100) { nodes { ${BIDS} } } }`,
    {},
  ],
  [
    "plain values of full pages",
    `{ ${aliased(15, "tenders(first: 100) { totalCount nodes { id title status } pageInfo { endCursor } }")} }`,
    {},
  ],
  ["full pages with long texts", "{ tenders(first: 100) { nodes { title description requirements bidCount } } }", {}],
  [
    "tenders with their bids' companies",
    "{ tenders(first: 100) { nodes { bidCount bids { bidAmount status company { companyName profile { website } } } } } }",
    {},
  ],
])("what is %s costs nothing, or little enough", (_what, text, variables) => {
  expect(refused(text, variables)).toBeNull();
});

test("fragments that expand exponentially are refused quickly", () => {
  const levels = Array.from(
    { length: 60 },
    (_, n) => `fragment F${n} on BlogPost { ...F${n + 1} next { ...F${n + 1} } }`,
  ).join(" ");

  expect(refused(`{ blogPosts { nodes { ...F0 } } } ${levels} fragment F60 on BlogPost { id }`)).toMatch(
    /more fields than the limit of 10,000/,
  );
});

test("a page size out of bounds is refused by its field, not by the cost", async () => {
  const api = await testApp();

  for (const n of [-1, 0, 101, 2 ** 31 - 1]) {
    const { errors } = await api.visitor.graphql(
      `query ($n: Int!) { ${aliased(15, "blogPosts(first: $n) { nodes { id } }")} }`,
      { n },
    );
    expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fields: { first: "Must be from 1 to 100" } });
  }
});

test.each<[string, unknown]>([
  ["missing", undefined],
  ["null", null],
  ["a text", "100"],
  ["past 32 bits", 2 ** 40],
  ["a list", [100]],
])("a page's variable that is %s refuses the whole document, and none of it is served", async (_what, n) => {
  const api = await testApp();
  await api.has(aBlogPost());

  for (const type of ["Int!", "Int"]) {
    const answer = await api.visitor.graphql(
      `query ($n: ${type}) { dear: blogPosts(first: 100) ${POSTS} blogPosts(first: $n) { nodes { id } } }`,
      { n },
    );
    // If the optional variable has no value, the argument `first` has its default.
    if (type === "Int" && n === undefined) expect(answer.errors).toBeUndefined();
    else {
      expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
      expect(answer.data ?? null).toBeNull();
    }
  }
});

test("a refusal is 400 BAD_USER_INPUT, not a syntax error", async () => {
  const api = await testApp();

  const answer = await api.visitor.graphql(`query ($n: Int!) { ${aliased(15, `blogPosts(first: $n) ${POSTS}`)} }`, {
    n: 100,
  });

  expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  expect(answer.errors?.[0]?.message).toBe(
    "This document costs 99,015, and the limit is 32,000. Ask for shorter pages or fewer fields.",
  );
});

test("rights are checked before the cost", async () => {
  const api = await testApp();

  const answer = await api.visitor.graphql(`query ($n: Int!) { tenders(first: $n) { nodes { ${BIDS} } } }`, { n: 100 });

  expect(answer.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test.each<[string, string, Record<string, unknown>, string]>([
  ["without first", "{ tenders(first: 50) { nodes { bids { id } } } }", {}, "5,101"],
  [
    "by a null variable",
    "query ($n: Int) { tenders(first: 50) { nodes { bids(first: $n) { id } } } }",
    { n: null },
    "5,101",
  ],
  ["by first", "{ tenders(first: 50) { nodes { bids(first: 7) { id } } } }", {}, "451"],
  ["with their companies", "{ tenders(first: 50) { nodes { bids { company { companyName } } } } }", {}, "10,101"],
])("a tender's bids cost as many as they may be, %s", (_how, text, variables, cost) => {
  const document = parse(text);
  const [operation] = document.definitions;

  expect(costOf(schema, document, operation as OperationDefinitionNode, variables)?.toLocaleString("en-US")).toBe(cost);
});

test.each([
  ["{ users(first: 10) { nodes { bids { nodes { id } } } } }", "121"],
  [
    "{ companies(first: 10) { nodes { bids(first: 7, filter: { status: [pending] }, orderBy: { field: id, direction: ascending }) { nodes { id } } } } }",
    "91",
  ],
])("the bids below companies and users cost as many as may be on their page: %s", (text, cost) => {
  const document = parse(text);

  expect(costOf(schema, document, document.definitions[0] as OperationDefinitionNode)?.toLocaleString("en-US")).toBe(
    cost,
  );
});

test("everybody is told the cost and the limit with each answer, also with a refusal of it, but who asks for it without", async () => {
  const api = await testApp();
  const admin = await api.has(anAdmin());
  const { text } = await api.has(anApiToken(admin));
  const ask = async (person: Client, query: string) =>
    (await person.post("/graphql", { query })).body as { extensions?: object; errors?: object[] };
  const program = client(api.url, undefined, bearer(text));
  const dear = `{ ${aliased(15, `blogPosts(first: 100) ${POSTS}`)} }`;

  // 1 for the connection, and 102 for each of 100 tenders: 1 for the tender, 1 for its bid list and 100 for the bids.
  expect(await ask(program, "{ tenders(first: 100) { nodes { id bids { id } } } }")).toMatchObject({
    extensions: { cost: { requested: 10_201, limit: 32_000 } },
  });
  expect(await ask(program, "{ serverTime }")).toMatchObject({ extensions: { cost: { requested: 0, limit: 32_000 } } });
  expect(await ask(program, dear)).toMatchObject({
    errors: [{}],
    extensions: { cost: { requested: 99_015, limit: 32_000 } },
  });
  expect(await ask(program, "{ tender(id: 1.5) { id } }")).not.toHaveProperty("extensions");
  for (const person of [api.visitor, api.as(admin)]) {
    expect(await ask(person, "{ projects(first: 5) { nodes { id } } }")).toMatchObject({
      extensions: { cost: { requested: 6, limit: 32_000 } },
    });
    expect(
      (await person.post("/graphql", { query: "{ serverTime }" }, { [COST_HEADER]: NO_COST })).body,
    ).not.toHaveProperty("extensions");
    expect(
      (await person.post("/graphql", { query: "{ serverTime }" }, { [COST_HEADER]: "something else" })).body,
    ).toHaveProperty("extensions");
  }
});

test("a list that is kept in memory has the cost for those who want it, and not for those who do not, whoever asks first and however often", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const person = api.as(await api.has(anAdmin()));
  const list = { query: "{ tenders(first: 20) { nodes { id } } }" };
  const ask = async (headers = {}) => (await person.post("/graphql", list, headers)).body;
  const bare = { data: { tenders: { nodes: [{ id: tender.id }] } } };
  const withCost = { ...bare, extensions: { cost: { requested: 21, limit: 32_000 } } };

  const answers = [];
  for (let time = 0; time < 4; time++) answers.push(await ask(), await ask({ [COST_HEADER]: NO_COST }));
  const other = await api.as(await api.has(anAdmin())).post("/graphql", list, { [COST_HEADER]: NO_COST });

  expect(answers).toEqual([withCost, bare, withCost, bare, withCost, bare, withCost, bare]);
  expect(other.body).toEqual(bare);
});

test.each([50, 100])("an administrator can request %i bids with all of their revisions and receipts", async (first) => {
  const api = await testApp();
  const { id: tenderId } = await api.has(aTender());
  const { id } = await api.has(aSubmittedBid({ tenderId }));
  const admin = api.as(await api.has(anAdmin()));
  const receipt = "receipt { receiptNumber sha256 canonicalForm }";
  const bid = `id bidAmount technicalProposal company { companyName } ${receipt} revisions { revision technicalProposal ${receipt} }`;

  const { data, errors } = await admin.graphql(`{ bids(first: ${first}) { nodes { ${bid} } } }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ bids: { nodes: [{ id, revisions: [{ revision: 1 }] }] } });
});

const BUYERS_PAGE =
  "{ tenders(first: 100) { nodes { bids(first: 50) { technicalProposal company { companyName } } } } }";

/** An administrator, and 100 tenders of which the first has one bid with a proposal of this length. */
async function adminWithProposal(length: number) {
  const api = await testApp();
  const [tenderId] = await api.has(manyTenders(100));
  await api.has(aSubmittedBid({ tenderId, technicalProposal: "a".repeat(length) }));
  return api.as(await api.has(anAdmin()));
}

test("an administrator reads 100 tenders with 50 bids each and their proposals in one request, whose cost grows with the length of the proposals", async () => {
  const costs = [];
  for (const length of [1600, 1601, 50_000]) {
    const admin = await adminWithProposal(length);
    const { body } = await admin.post("/graphql", { query: BUYERS_PAGE });
    expect(body).not.toHaveProperty("errors");
    costs.push((body as { extensions: { cost: { requested: number } } }).extensions.cost.requested);
  }

  // 1 for the connection, and 102 for each of 100 tenders: 1 for the tender, 1 for its list, 2 for each of 50 bids.
  expect(costs).toEqual([10_202, 10_203, 10_233]);
});

test("proposals that are too long together are refused before they are read", async () => {
  const api = await testApp();
  const tenders = await api.has(manyTenders(10));
  const companies = await manyCompanies(api, 100);
  await api.has(
    manyBids(
      tenders.flatMap((tenderId) => companies.map((companyId) => ({ tenderId, companyId }))),
      "a".repeat(50_000),
    ),
  );
  const admin = api.as(await api.has(anAdmin()));

  const statements = await api.statementsOf(async () => {
    const { data, errors } = await admin.graphql("{ tenders(first: 10) { nodes { bids { technicalProposal } } } }");
    expect(data.tenders.nodes).toEqual(Array(10).fill({ bids: null }));
    expect(errors?.[0]).toMatchObject({
      message: "This document costs 32,271, and the limit is 32,000. Ask for shorter pages or fewer fields.",
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  expect(statements.filter((sql) => sql.includes("submitted_bids"))).toEqual([
    expect.stringContaining("octet_length(technical_proposal)"),
  ]);
});

test.each([
  ["in a fragment", "...Terms } } } } fragment Terms on Bid { technicalProposal", ""],
  [
    "with a directive",
    "technicalProposal @include(if: $no) revisions { technicalProposal } } } }",
    "($no: Boolean = false)",
  ],
  ["of revisions", "technicalProposal revisions { technicalProposal } } } }", ""],
])("a proposal %s costs 32 in any case", (_where, bid, variables) => {
  const document = parse(`query ${variables} { tenders(first: 100) { nodes { bids(first: 50) { ${bid} }`);
  const operation = document.definitions[0] as OperationDefinitionNode;

  expect(costOf(schema, document, operation, {}, { measured: true })).toBeGreaterThan(100 * 50 * 32);
});

test("an administrator can request 16 counts at once", async () => {
  const api = await testApp();
  await api.has(aTender());
  const admin = api.as(await api.has(anAdmin()));

  const answer = await admin.graphql(`{ ${aliased(16, "tenders(filter: { status: [open] }) { totalCount }")} }`);

  expect(answer.errors).toBeUndefined();
  expect(Object.values(answer.data as object)).toEqual(Array.from({ length: 16 }, () => ({ totalCount: 1 })));
});

test("introspection is within the limit", async () => {
  const api = await testApp();

  expect(refused(getIntrospectionQuery({ inputValueDeprecation: true }))).toBeNull();
  expect(refused(`{ ${aliased(21, "__schema { types { name } }")} }`)).toMatch(TOO_DEAR);
  const nested = await api.visitor.graphql(
    "{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }",
  );
  expect(nested.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

/** A sample value of an input type, with the required fields only. */
function sampleOf(type: GraphQLInputType | undefined): unknown {
  if (!isNonNullType(type)) return undefined;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields()).map(({ name, type: ofField }) => [name, sampleOf(ofField)]),
    );
  return { Int: 1, SafeInt: 1, Boolean: true, DateTimeISO: "2026-01-01T00:00:00Z" }[inner.name] ?? "2";
}

test("every document of the web is within the limit, with full pages, and all together within a twentieth of a person's budget", () => {
  const texts = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".graphql"));
  const { definitions } = parse(texts.map((file) => readFileSync(join("web", file), "utf8")).join("\n"));
  const isOperation = (definition: { kind: Kind }) => definition.kind === Kind.OPERATION_DEFINITION;
  const operations = definitions.filter(isOperation) as OperationDefinitionNode[];
  const fragments = definitions.filter((definition) => !isOperation(definition)) as FragmentDefinitionNode[];

  let all = 0;
  for (const operation of operations) {
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => [
        name.value,
        name.value === "first" ? 100 : sampleOf(typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType),
      ]),
    );
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: fragments };
    const cost = costOf(schema, document, operation, variables);
    expect([operation.name?.value, cost]).toEqual([operation.name?.value, expect.any(Number)]);
    expect(() => requireAffordable(cost)).not.toThrow(TOO_DEAR);
    all += (cost ?? 0) + fieldsOf(document, operation) + readingCost({ ...document, definitions: [operation] });
  }
  // Every user must be able to load all screens twenty times a minute.
  expect(20 * all).toBeLessThan(COST_A_MINUTE.person);
});
