import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import { isObjectType } from "graphql";

import { buildSchema } from "#api/schema.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { anAdmin, aPartner, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const LISTS = Object.values(buildSchema().getQueryType()!.getFields()).filter(({ args }) =>
  args.some(({ name }) => name === "after"),
);
/** Values for the required arguments of lists, besides the arguments of the page. */
const NEEDED: Record<string, string> = { changedSince: '"2026-01-01T00:00:00Z"', group: "withBids" };

const EACH = "Must be from 1 to 100";
const FOREIGN = "This cursor does not belong to this list and order";
const asCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each(LISTS.map((list) => [list.name, list] as const))(
  "%s refuses a page size out of range and a cursor that is not of its own",
  async (name, { args, type }) => {
    const api = await testApp();
    const isForPartners = name.startsWith("my");
    const person = api.as(await api.has(isForPartners ? aPartner() : anAdmin()));
    const needed = args.flatMap((arg) =>
      NEEDED[arg.name] && String(arg.type).endsWith("!") ? [`${arg.name}: ${NEEDED[arg.name]}`] : [],
    );
    const ask = (page: string) => person.graphql(`{ ${name}(${[...needed, page].join(", ")}) { __typename } }`);

    expect(String(type)).toMatch(/!$/);
    expect((await ask("first: 1")).errors).toBeUndefined();
    for (const first of [0, -1, 101, 2_147_483_647])
      expect((await ask(`first: ${first}`)).errors).toMatchObject([
        { extensions: { code: "BAD_USER_INPUT", fields: { first: EACH } } },
      ]);
    for (const after of [
      "",
      "nonsense",
      asCursor(null),
      asCursor({}),
      asCursor(["x"]),
      asCursor([1, 2, 3, 4]),
      "\u{1F6A7}",
    ])
      expect([after, (await ask(`first: 1, after: ${JSON.stringify(after)}`)).errors]).toMatchObject([
        after,
        [{ extensions: { code: "BAD_USER_INPUT", fields: { after: FOREIGN } } }],
      ]);
  },
);

test("every connection has the fields that Relay reads: edges with node and cursor, and a whole pageInfo", () => {
  const schema = buildSchema();
  const fieldsOf = (name: string) => {
    const type = schema.getType(name);
    return isObjectType(type)
      ? Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]))
      : {};
  };
  const connections = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith("Connection"));

  expect(connections.length).toBeGreaterThan(10);
  expect(fieldsOf("PageInfo")).toEqual({
    hasNextPage: "Boolean!",
    hasPreviousPage: "Boolean!",
    startCursor: "String",
    endCursor: "String",
  });
  for (const name of connections) {
    const node = name.replace(/Connection$/, "");
    expect(fieldsOf(name)).toMatchObject({ nodes: `[${node}!]!`, edges: `[${node}Edge!]!`, pageInfo: "PageInfo!" });
    expect(fieldsOf(`${node}Edge`)).toEqual({ node: `${node}!`, cursor: "String!" });
  }
});

test("edges are the nodes of the page, and each cursor begins a page after its node", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const tender = await api.has(aTender());
  for (let count = 0; count < 3; count++) await api.has(aSubmittedBid({ tenderId: tender.id }));
  interface Connection {
    nodes: { id: string; bidAmount: number }[];
    edges: { cursor: string; node: { id: string; bidAmount: number } }[];
    pageInfo: { startCursor: string; endCursor: string; hasPreviousPage: boolean; hasNextPage: boolean };
  }
  const PAGE =
    "nodes { id bidAmount } edges { cursor node { id bidAmount } } pageInfo { startCursor endCursor hasPreviousPage hasNextPage }";
  const ways = {
    bids: `query ($after: String) { result: bids(first: 3, after: $after) { ${PAGE} } }`,
    bidsConnection: `query ($after: String) { result: tender(id: "${tender.id}") { bidsConnection(first: 3, after: $after) { ${PAGE} } } }`,
  };
  for (const [way, query] of Object.entries(ways)) {
    const read = async (after: string | null) => {
      const { data } = await admin.graphql(query, { after });
      return (way === "bids" ? data.result : data.result.bidsConnection) as Connection;
    };

    const page = await read(null);
    const rest = await read(page.edges[0]!.cursor);

    expect(page.nodes).toHaveLength(3);
    expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
    expect(page.pageInfo).toEqual({
      startCursor: page.edges[0]!.cursor,
      endCursor: page.edges[2]!.cursor,
      hasPreviousPage: false,
      hasNextPage: false,
    });
    expect(rest.nodes).toEqual(page.nodes.slice(1));
    expect(rest.pageInfo.hasPreviousPage).toBe(true);
  }
});

test("edges without nodes read the same columns, also in a cached list of tenders", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));
  const { id, title } = await api.has(aTender());
  const query = "{ tenders(first: 1) { edges { node { id title acceptsBids } } } }";

  for (let count = 0; count < 2; count++)
    expect((await partner.graphql(query)).data).toEqual({
      tenders: { edges: [{ node: { id, title, acceptsBids: true } }] },
    });
});

test("Apollo Client's relayStylePagination joins the pages of a list", async () => {
  const api = await testApp();
  const { text } = await api.has(anApiToken(await api.has(anAdmin()), { scopes: ["tenders:read"] }));
  for (let count = 0; count < 5; count++) await api.has(aTender());
  const apollo = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { tenders: relayStylePagination() } } } }),
    link: new HttpLink({ uri: `${api.url}/graphql`, headers: bearer(text) }),
  });
  interface Pages {
    tenders: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
  }
  const query: TypedDocumentNode<Pages, { after?: string }> = gql`
    query ($after: String) {
      tenders(first: 2, after: $after) {
        edges {
          cursor
          node {
            id
          }
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    }
  `;

  const first = await apollo.query({ query });
  let { endCursor: after, hasNextPage } = first.data!.tenders.pageInfo;
  while (hasNextPage)
    ({ endCursor: after, hasNextPage } = (
      await apollo.query({ query, variables: { after }, fetchPolicy: "network-only" })
    ).data!.tenders.pageInfo);

  const all = apollo.readQuery({ query })!.tenders;
  expect(new Set(all.edges.map(({ node }) => node.id)).size).toBe(5);
  expect(all.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
});
