import { aBid, aBidder, aSubmittedBid, aTender } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const SECRETS = ["secret-proposal", "secret-company", "secret-phone", "secret@example.org", "secret-vat"];

/** Two companies bid on one tender; one of them tries to read the other. */
async function twoRivals() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const rival = await api.has(
    aBidder({ username: "secret-rival", email: "secret@example.org", vatNumber: "secret-vat" }, { companyName: "secret-company", phone: "secret-phone" }),
  );
  const rivalBid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: rival.id, technicalProposal: "secret-proposal ".repeat(4) }));
  const me = await api.has(aBidder());
  const ownBid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: me.id }));
  return { api, tender, rival, rivalBid, me, ownBid, client: api.as(me) };
}

test.each([
  ["read", `query ($id: ID!) { result: bid(id: $id) { id } }`],
  ["revise", `mutation ($id: ID!, $input: BidRevisionInput!) { result: reviseBid(id: $id, input: $input) { id } }`],
  ["withdraw", `mutation ($id: ID!) { result: withdrawBid(id: $id) { id } }`],
])("somebody else's bid does not exist for a partner who would %s it", async (_act, operation) => {
  const { api, client, rivalBid } = await twoRivals();
  const input = operation.includes("$input") ? { input: aBid() } : {};

  const answer = await client.graphql(operation, { id: rivalBid.id, ...input });
  const [row] = await api.db.query<object[]>("SELECT revision, withdrawn_at FROM bids WHERE id = $1", [rivalBid.id]);

  expect(answer.errors).toMatchObject([{ message: "Bid not found", extensions: { code: "NOT_FOUND" } }]);
  expect(row).toEqual({ revision: 1, withdrawn_at: null });
});

test("even an admin revises and withdraws only the own company's bids", async () => {
  const { api, rivalBid } = await twoRivals();
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));

  const answer = await admin.graphql(`mutation ($id: ID!) { withdrawBid(id: $id) { id } }`, { id: rivalBid.id });

  expect(answer.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("myBids are the own ones, whatever company the filter names", async () => {
  const { client, rival, ownBid } = await twoRivals();
  const query = `query ($filter: BidFilter) { myBids(filter: $filter) { totalCount nodes { id company { id } } } }`;

  const answers = [await client.graphql(query, { filter: { companyId: rival.id } }), await client.graphql(query)];

  for (const { data } of answers) expect(data.myBids).toMatchObject({ totalCount: 1, nodes: [{ id: ownBid.id }] });
});

test("a partner reads the own company, profile and tender through the own bid", async () => {
  const { client, me, tender } = await twoRivals();

  const { data } = await client.graphql(`{ myBids { nodes { company { id email profile { companyName } } tender { id } } } }`);

  expect(data.myBids.nodes).toEqual([
    { company: { id: me.id, email: me.email, profile: { companyName: expect.any(String) } }, tender: { id: tender.id } },
  ]);
});

test.each([
  "{ tenders { nodes { bids { id } } } }",
  "{ tenders { nodes { bidCount } } }",
  "query ($tender: ID!) { tender(id: $tender) { bids { technicalProposal } } }",
  "{ myBids { nodes { tender { bids { company { email } } } } } }",
  "{ myBids { nodes { tender { bidCount } } } }",
  "query ($own: ID!) { bid(id: $own) { tender { bids { bidAmount } } } }",
  "{ bids { nodes { id } } }",
  "query ($tender: ID!) { bids(filter: { tenderId: $tender }) { totalCount } }",
  "{ users { nodes { email } } }",
  "{ users { totalCount } }",
  "query ($rival: ID!) { user(id: $rival) { email } }",
  "{ contactRequests { nodes { email } } }",
  "{ tenders(filter: { deleted: true }) { nodes { id } } }",
])("a partner reaches nobody else by %s", async (query) => {
  const { client, tender, rival, ownBid } = await twoRivals();
  const ids = { tender: tender.id, rival: rival.id, own: ownBid.id };
  const variables = Object.fromEntries(Object.entries(ids).filter(([name]) => query.includes(`$${name}`)));

  const answer = await client.graphql(query, variables);

  expect(answer.errors?.map(({ extensions }) => extensions.code)).toContain("FORBIDDEN");
  for (const secret of SECRETS) expect(JSON.stringify(answer)).not.toContain(secret);
});

test("a tender that is a draft again is for admins only, also through a bid on it; the bid stays readable and names its tender", async () => {
  const { api, client, tender, ownBid } = await twoRivals();
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));
  const query = `query ($id: ID!) { bid(id: $id) { id tenderNumber tenderTitle tender { title } } }`;
  await admin.patch(`/api/tenders/${tender.id}`, { status: "draft" });

  const named = { id: ownBid.id, tenderNumber: tender.tenderNumber, tenderTitle: tender.title };

  const own = await client.graphql(query, { id: ownBid.id });
  const seen = await admin.graphql(query, { id: ownBid.id });

  expect(own.data).toEqual({ bid: { ...named, tender: null } });
  expect(seen.data).toEqual({ bid: { ...named, tender: { title: tender.title } } });
});
