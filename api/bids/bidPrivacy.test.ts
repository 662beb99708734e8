import { companyIdOf } from "#api/company-profiles/companyId.rules.ts";
import { aBid, aBidder, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const SECRETS = ["secret-proposal", "secret-company", "secret-phone", "secret@example.org", "secret-vat"];

/** Creates two companies, `rival` and `me`, each with a bid on the same tender. `client` is signed in as `me`. */
async function twoRivals() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const rival = await api.has(
    aBidder(
      { username: "secret-rival", email: "secret@example.org", vatNumber: "secret-vat" },
      { companyName: "secret-company", phone: "secret-phone" },
    ),
  );
  const rivalBid = await api.has(
    aSubmittedBid({ tenderId: tender.id, companyId: rival.id, technicalProposal: "secret-proposal ".repeat(4) }),
  );
  const me = await api.has(aBidder());
  const ownBid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: me.id }));
  return { api, tender, rival, rivalBid, me, ownBid, client: api.as(me) };
}

test.each([
  ["read", `query ($id: ID!) { result: bid(id: $id) { id } }`],
  ["revise", `mutation ($id: ID!, $input: BidRevisionInput!) { result: reviseBid(id: $id, input: $input) { id } }`],
  ["withdraw", `mutation ($id: ID!) { result: withdrawBid(id: $id) { id } }`],
])("another company's bid is not found for a partner: %s", async (_act, operation) => {
  const { api, client, rivalBid } = await twoRivals();
  const input = operation.includes("$input") ? { input: aBid() } : {};

  const answer = await client.graphql(operation, { id: rivalBid.id, ...input });
  const [row] = await api.db.query<object[]>("SELECT revision, withdrawn_at FROM bids WHERE id = $1", [rivalBid.id]);

  expect(answer.errors).toMatchObject([{ message: "Bid not found", extensions: { code: "NOT_FOUND" } }]);
  expect(row).toEqual({ revision: 1, withdrawn_at: null });
});

test("an admin too can revise and withdraw only the own company's bids", async () => {
  const { api, rivalBid } = await twoRivals();
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));

  const answer = await admin.graphql(`mutation ($id: ID!) { withdrawBid(id: $id) { id } }`, { id: rivalBid.id });

  expect(answer.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("myBids returns the own bids that meet every condition, so none of another company", async () => {
  const { client, me, rival, ownBid } = await twoRivals();
  const query = `query ($filter: BidFilter) { myBids(filter: $filter) { totalCount nodes { id company { id } } } }`;
  const listed = async (filter?: object) => (await client.graphql(query, { filter })).data.myBids;

  expect(await listed({ companyId: rival.id })).toEqual({ totalCount: 0, nodes: [] });
  for (const filter of [undefined, {}, { companyId: null }, { companyId: me.id }])
    expect(await listed(filter)).toMatchObject({ totalCount: 1, nodes: [{ id: ownBid.id }] });
});

test("the bids of a tender or of a company meet the filter's tender and company, too", async () => {
  const { api, me, rival, tender } = await twoRivals();
  const admin = api.as(await api.has(anAdmin()));
  const other = await api.has(aTender());
  const query = `query ($tender: ID!, $ofTender: BidFilter, $ofCompany: BidFilter) {
    tender(id: $tender) { bids(filter: $ofTender) { id } bidsConnection(filter: $ofTender) { totalCount } }
    companies { nodes { id bids(filter: $ofCompany) { totalCount nodes { id } } } } }`;

  const { data } = await admin.graphql(query, {
    tender: tender.id,
    ofTender: { tenderId: other.id },
    ofCompany: { companyId: rival.id },
  });

  expect(data.tender).toEqual({ bids: [], bidsConnection: { totalCount: 0 } });
  const own = data.companies.nodes.find(({ id }: { id: string }) => id === companyIdOf(me.id));
  expect(own.bids).toEqual({ totalCount: 0, nodes: [] });
});

test("a partner reads their own company, profile and tender through their own bid", async () => {
  const { client, me, tender } = await twoRivals();

  const { data } = await client.graphql(
    `{ myBids { nodes { company { id email profile { companyName } } tender { id } } } }`,
  );

  expect(data.myBids.nodes).toEqual([
    {
      company: { id: companyIdOf(me.id), email: me.email, profile: { companyName: expect.any(String) } },
      tender: { id: tender.id },
    },
  ]);
});

test.each([
  ["{ result: tenders { nodes { id bids { id } } } }", { nodes: [{ bids: null }] }],
  ["{ result: tenders { nodes { id bidCount } } }", { nodes: [{ bidCount: null }] }],
  [
    "query ($tender: ID!) { result: tender(id: $tender) { title bids { technicalProposal } } }",
    { title: expect.any(String), bids: null },
  ],
  ["{ result: myBids { nodes { tender { bids { company { email } } } } } }", { nodes: [{ tender: { bids: null } }] }],
  ["{ result: myBids { nodes { tender { bidCount } } } }", { nodes: [{ tender: { bidCount: null } }] }],
  [
    "query ($own: ID!) { result: bid(id: $own) { id tender { bids { bidAmount } } } }",
    { id: expect.any(String), tender: { bids: null } },
  ],
])(
  "of a tender's bids a partner reads nothing, and loses nothing else of the answer by %s",
  async (query, expected) => {
    const { client, tender, ownBid } = await twoRivals();
    const ids = { tender: tender.id, own: ownBid.id };
    const variables = Object.fromEntries(Object.entries(ids).filter(([name]) => query.includes(`$${name}`)));

    const answer = await client.graphql(query, variables);

    expect(answer.errors).toBeUndefined();
    expect(answer.data.result).toMatchObject(expected);
    for (const secret of SECRETS) expect(JSON.stringify(answer)).not.toContain(secret);
  },
);

test("a partner who requests bidCount while submitting still receives the bid", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));

  const { data, errors } = await bidder.graphql(
    "mutation ($input: BidInput!) { submitBid(input: $input) { status tender { bidCount bids { id } } } }",
    {
      input: aBid({ tenderId: tender.id }),
    },
  );

  expect(errors).toBeUndefined();
  expect(data.submitBid).toEqual({ status: "pending", tender: { bidCount: null, bids: null } });
});

test.each([
  "{ bids { nodes { id } } }",
  "query ($tender: ID!) { bids(filter: { tenderId: $tender }) { totalCount } }",
  "{ users { nodes { email } } }",
  "{ users { totalCount } }",
  "query ($rival: ID!) { user(id: $rival) { email } }",
  "{ contactRequests { nodes { email } } }",
  "{ tenders(filter: { deleted: true }) { nodes { id } } }",
])("a partner cannot read another company through %s", async (query) => {
  const { client, tender, rival, ownBid } = await twoRivals();
  const ids = { tender: tender.id, rival: rival.id, own: ownBid.id };
  const variables = Object.fromEntries(Object.entries(ids).filter(([name]) => query.includes(`$${name}`)));

  const answer = await client.graphql(query, variables);

  expect(answer.errors?.map(({ extensions }) => extensions.code)).toContain("FORBIDDEN");
  for (const secret of SECRETS) expect(JSON.stringify(answer)).not.toContain(secret);
});

test("a bid keeps the tender's number and title of its submission, so that a draft's later ones stay hidden", async () => {
  const api = await testApp();
  const [tender, company] = [await api.has(aTender()), await api.has(aBidder())];
  const [bidder, admin] = [api.as(company), api.as(await api.has(aBidder({ isAdmin: true })))];
  const { body } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  await admin.patch(`/api/tenders/${tender.id}`, {
    status: "draft",
    tenderNumber: "secret-number",
    title: "secret-title",
  });

  const mine = await bidder.graphql(
    "{ myBids { nodes { id tenderNumber tenderTitle tender { title } receipt { canonicalForm } } } }",
  );
  const all = await admin.get("/api/bids");

  expect(mine.data.myBids.nodes).toMatchObject([
    { id: body.id, tenderNumber: tender.tenderNumber, tenderTitle: tender.title, tender: null },
  ]);
  expect(JSON.stringify(mine)).not.toContain("secret");
  expect(all.body).toMatchObject([{ id: body.id, tender: { tenderNumber: "secret-number", title: "secret-title" } }]);
});

test("a revised bid keeps the names of its first submission, a new bid after a withdrawal takes the new ones", async () => {
  const api = await testApp();
  const [tender, company] = [await api.has(aTender()), await api.has(aBidder())];
  const [bidder, admin] = [api.as(company), api.as(await api.has(aBidder({ isAdmin: true })))];
  const { body } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  await admin.patch(`/api/tenders/${tender.id}`, { title: "A longer bridge" });

  const revised = await bidder.graphql(
    "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { tenderTitle } }",
    { id: body.id, input: aBid() },
  );
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: body.id });
  const next = await bidder.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { tenderTitle } }", {
    input: aBid({ tenderId: tender.id }),
  });

  expect(revised.data.reviseBid.tenderTitle).toBe(tender.title);
  expect(next.data.submitBid.tenderTitle).toBe("A longer bridge");
});

test("a tender set back to draft is hidden from partners, also through their bid; the bid stays readable and names its tender", async () => {
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
