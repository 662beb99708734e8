import { anAdmin } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const INVALID = "Invalid input";

test.each([
  ['{ tenders(first: "x") { nodes { id } } }', ["tenders"], "first", { first: INVALID }],
  [
    "{ tenders(filter: { status: [open, nope] }) { nodes { id } } }",
    ["tenders"],
    "filter.status[1]",
    { "status[1]": INVALID },
  ],
  ['{ tenders(filter: { status: "open" }) { nodes { id } } }', ["tenders"], "filter.status", { status: INVALID }],
  [
    '{ mine: tenders(filter: { changedSince: "1 May" }) { nodes { id } } }',
    ["mine"],
    "filter.changedSince",
    { changedSince: INVALID },
  ],
  [
    "{ tenders { nodes { bids(first: 1.5) { nodes { id } } } } }",
    ["tenders", "nodes", "bids"],
    "first",
    { first: INVALID },
  ],
  ["{ tenders(filter: { nope: 1 }) { nodes { id } } }", ["tenders"], "filter.nope", { nope: "Unknown field" }],
  ["{ tenders(nope: 1) { nodes { id } } }", ["tenders"], "nope", { nope: "Unknown field" }],
  ["{ user { id } }", ["user"], "id", { id: "Required" }],
  [
    `mutation { reviseBid(id: "x", input: { bidAmount: 1 }) { id } }`,
    ["reviseBid"],
    "input.timelineDays",
    { timelineDays: "Required" },
  ],
  [
    "{ ...Part } fragment Part on Query { tenders(first: true) { nodes { id } } }",
    undefined,
    "first",
    { first: INVALID },
  ],
])("a literal that is refused has its place: %s", async (document, path, field, fields) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const { status, errors } = await admin.graphql(document);

  const refusal = errors?.find(({ extensions }) => (extensions as { field?: string }).field === field);
  expect(status).toBe(400);
  expect(refusal).toMatchObject({
    locations: [{ line: 1, column: expect.any(Number) as number }],
    extensions: { code: "BAD_USER_INPUT", field, fields },
  });
  expect(refusal?.path).toEqual(path);
});

test.each([
  [
    "query ($first: Int!) { tenders(first: $first) { nodes { id } } }",
    { first: "x" },
    ["tenders"],
    "first",
    { first: INVALID },
  ],
  ["query ($n: Int) { all: tenders(first: $n) { nodes { id } } }", { n: 1.5 }, ["all"], "first", { first: INVALID }],
  [
    "query ($filter: TenderFilter) { tenders(filter: $filter) { nodes { id } } }",
    { filter: { status: ["nope"] } },
    ["tenders"],
    "filter.status[0]",
    { "status[0]": INVALID },
  ],
  [
    "query ($since: DateTimeISO) { tenders(filter: { changedSince: $since }) { nodes { id } } }",
    { since: "1 May" },
    ["tenders"],
    "filter.changedSince",
    { changedSince: INVALID },
  ],
])(
  "a variable that is refused has the place where it is used: %s",
  async (document, variables, path, field, fields) => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));

    const { status, errors } = await admin.graphql(document, variables);

    expect(status).toBe(400);
    expect(errors).toMatchObject([{ path, extensions: { code: "BAD_USER_INPUT", field, fields } }]);
  },
);

test("a document that is refused for another reason has no place", async () => {
  const api = await testApp();

  const { errors } = await api.visitor.graphql("{ me { shoeSize } }");

  expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
});
