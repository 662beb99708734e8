import { getIntrospectionQuery } from "graphql";

import { aBidder, anAdmin, aPartner, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { testApp } from "#api/testing/testApp.ts";

/** A query whose answer does not depend on the clock or on the request's id. */
interface Query {
  query: string;
  variables?: object;
  operationName?: string;
}

const LISTS =
  "query ($first: Int!, $filter: TenderFilter) { tenders(first: $first, filter: $filter) { totalCount totalCountIsExact pageInfo { hasNextPage endCursor } nodes { id title budgetMin closingDate status __typename } } }";
const MANY_FIELDS = `{ tenders { nodes { ${Array.from({ length: 40 }, (_, place) => `...Part${place}`).join(" ")} } } } ${Array.from({ length: 40 }, (_, place) => `fragment Part${place} on Tender { id title description status category country location budgetMin budgetMax version sealed openedAt closingDate openingDate createdAt }`).join(" ")}`;

const QUERIES: Record<string, Query> = {
  "a list with its totals and the end of its page": { query: LISTS, variables: { first: 2 } },
  "an input, an enum in it and no row": {
    query: LISTS,
    variables: { first: 2, filter: { category: ["Design"], status: ["awarded"] } },
  },
  "bids of tenders and their companies": {
    query:
      "{ tenders { nodes { tenderNumber bidCount lowestBid bids(first: 3) { bidAmount status company { companyName profile { industry } } tender { title } } } } }",
  },
  "fragments and aliases": {
    query:
      "{ list: tenders { nodes { ...Head ... on Tender { head: title other: title } } } } fragment Head on Tender { __typename id title creator { username } }",
  },
  directives: {
    query: "query ($yes: Boolean!) { tenders { nodes { id title @include(if: $yes) description @skip(if: $yes) } } }",
    variables: { yes: true },
  },
  "a name that is special in JavaScript": { query: "{ tenders { nodes { __proto__: title constructor: id } } }" },
  "more fields than are compiled": { query: MANY_FIELDS },
  "one of several operations": {
    query: "query One { me { username } } query Two { tenders { totalCount } }",
    operationName: "Two",
  },
  "a refusal beside data": { query: '{ me { username } tender(number: "none") { id } }' },
  "a refusal of a field that is not null": { query: "{ tenders(first: 500) { nodes { id } } }" },
  "a variable that is refused": { query: LISTS, variables: { first: "many" } },
  "an unknown enum value in a variable": { query: LISTS, variables: { first: 1, filter: { status: ["sold"] } } },
  "default values": { query: "query ($first: Int = 1) { tenders(first: $first) { nodes { id } } }" },
  "a default value of a variable that is not null": {
    query: "query ($first: Int! = 1) { tenders(first: $first) { nodes { id } } }",
  },
  "a name that no operation has": { query: "query One { tenders { totalCount } }", operationName: "Two" },
  "a refusal with fields": { query: '{ tendersSince(revision: "x") { revision } }' },
  "null for a variable": { query: LISTS, variables: { first: 1, filter: null } },
  "the schema": { query: getIntrospectionQuery() },
  "what a partner is refused": { query: "{ users { nodes { id } } }" },
};

/** A client of another server, with the same session. */
const signedInAs = ({ cookie }: Client, url: string) => Object.assign(client(url), { cookie });

test.each(Object.entries(QUERIES))(
  "a compiled query answers as GraphQL's own executor does: %s",
  async (_what, query) => {
    const api = await testApp();
    const bidder = await api.has(aBidder());
    for (const title of ["Bridge", "Dam", "Canal"]) {
      const { id: tenderId } = await api.has(aTender({ title }));
      await api.has(aSubmittedBid({ tenderId, companyId: bidder.id }));
    }
    const people = [api.as(await api.has(anAdmin())), api.as(await api.has(aPartner()))];
    for (const person of people) await person.openSession();

    // Both servers are started here, so that their schemas are built in the same way and introspection lists arguments
    // in the same order.
    await secondApp(api, { compiledFrom: 1 }, (compiledUrl) =>
      secondApp(api, { compiledFrom: Infinity }, async (ownUrl) => {
        for (const person of people) {
          const compiled = await signedInAs(person, compiledUrl).post("/graphql", query);
          const again = await signedInAs(person, compiledUrl).post("/graphql", query);
          const own = await signedInAs(person, ownUrl).post("/graphql", query);

          expect(compiled.body).toEqual(own.body);
          expect(JSON.stringify(again.body)).toBe(JSON.stringify(own.body));
          expect(compiled.status).toBe(own.status);
        }
      }),
    );
  },
);

test("a query is compiled when it comes for the second time, and answers the same", async () => {
  const api = await testApp();
  await api.has(aTender({ title: "Bridge" }));
  const admin = api.as(await api.has(anAdmin()));
  await admin.openSession();

  await secondApp(api, {}, async (url) => {
    const person = signedInAs(admin, url);
    // `bidCount` depends on the user, so the answer is not cached and the query is executed each time.
    for (let time = 0; time < 3; time++)
      expect((await person.graphql("{ tenders { nodes { title bidCount } } }")).data).toEqual({
        tenders: { nodes: [{ title: "Bridge", bidCount: 0 }] },
      });
  });
});
