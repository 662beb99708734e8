import { aBidder, anAdmin, aPartner, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Bid } from "#api/bids/Bid.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { User } from "#api/users/User.ts";

const LIST = `query ($filter: BidFilter, $orderBy: BidOrder, $first: Int, $after: String) {
  bids(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount nodes { bidAmount } pageInfo { hasNextPage endCursor }
  }
}`;

test("GET /api/bids carries with each bid the company's name, e-mail and typology and the tender's number and title", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = await api.has(aBidder({ companyTypology: "contractor" }, { companyName: "Osun Works" }));
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: bidder.id }));

  const answer = await api.as(await api.has(anAdmin())).get("/api/bids");

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
    {
      id: bid.id,
      tenderId: tender.id,
      companyId: bidder.id,
      bidAmount: bid.bidAmount,
      technicalProposal: bid.technicalProposal,
      timelineDays: bid.timelineDays,
      documentsUrl: null,
      status: "pending",
      submittedAt: bid.submittedAt.toISOString(),
      company: { companyName: "Osun Works", email: bidder.email, companyTypology: "contractor" },
      tender: { tenderNumber: tender.tenderNumber, title: tender.title },
    },
  ]);
});

test("only admins list all bids: 401 for a visitor, 403 for a partner", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));

  const [visitor, refused, graph] = await Promise.all([
    api.visitor.get("/api/bids"),
    partner.get("/api/bids"),
    partner.graphql(LIST),
  ]);

  expect(visitor).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect(refused).toMatchObject({ status: 403, body: { code: "FORBIDDEN", error: "Admin access required" } });
  expect(graph.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
});

test("deleting a tender or a user keeps its bids in the admin's list", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ title: "Gone" }));
  const bidder = await api.has(aBidder({}, { companyName: "Gone too" }));
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: bidder.id }));
  const admin = api.as(await api.has(anAdmin()));

  await admin.delete(`/api/tenders/${tender.id}`);
  await admin.delete(`/api/users/${bidder.id}`);
  const answer = await admin.get("/api/bids");

  expect(answer.body).toMatchObject([
    { id: bid.id, company: { companyName: "Gone too", email: bidder.email }, tender: { title: "Gone" } },
  ]);
  expect(await api.db.manager.countBy(Tender, { id: tender.id })).toBe(0);
  expect(await api.db.manager.countBy(User, { id: bidder.id })).toBe(0);
});

async function threeBids() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bids: Bid[] = [];
  for (const [place, overrides] of [
    { bidAmount: 300, timelineDays: 10 },
    { bidAmount: 5_000_000_000, timelineDays: 30, status: "accepted" as const },
    { bidAmount: 20, timelineDays: 20, withdrawnAt: new Date() },
  ].entries())
    bids.push(
      await api.has(aSubmittedBid({ tenderId: tender.id, submittedAt: daysFromNow(-place - 1), ...overrides })),
    );
  const admin = api.as(await api.has(anAdmin()));
  const list = async (filter: object, orderBy?: object) => {
    const { data } = await admin.graphql(LIST, { filter, orderBy });
    return data.bids.nodes.map(({ bidAmount }: Bid) => bidAmount);
  };
  return { api, admin, tender, bids, list };
}

test("bids are listed newest first; withdrawn ones only on request", async () => {
  const { list } = await threeBids();

  expect(await list({})).toEqual([300, 5_000_000_000]);
  expect(await list({ includeWithdrawn: true })).toEqual([300, 5_000_000_000, 20]);
});

test("bids are filtered by tender, company and status", async () => {
  const { api, list, tender, bids } = await threeBids();
  const other = await api.has(aSubmittedBid({ bidAmount: 7 }));

  expect(await list({ tenderId: other.tenderId })).toEqual([7]);
  expect(await list({ companyId: bids[0]?.companyId })).toEqual([300]);
  expect(await list({ companyId: bids[0]?.companyId.toUpperCase() })).toEqual([300]);
  expect(await list({ tenderId: tender.id, status: ["accepted"] })).toEqual([5_000_000_000]);
  expect(await list({ tenderId: tender.id, status: ["accepted", "pending"], includeWithdrawn: true })).toEqual([
    300, 5_000_000_000, 20,
  ]);
});

test.each([
  ["submittedAt", [20, 5_000_000_000, 300]],
  ["bidAmount", [20, 300, 5_000_000_000]],
  ["timelineDays", [300, 20, 5_000_000_000]],
])("bids are ordered by %s in both directions", async (field, ascending) => {
  const { list } = await threeBids();

  expect(await list({ includeWithdrawn: true }, { field, direction: "ascending" })).toEqual(ascending);
  expect(await list({ includeWithdrawn: true }, { field, direction: "descending" })).toEqual(ascending.toReversed());
});

test.each([{ tenderId: "not-an-id" }, { companyId: "" }, { status: ["withdrawn"] }])(
  "a filter with an unknown value is a bad input: %j",
  async (filter) => {
    const { admin } = await threeBids();

    const answer = await admin.graphql(LIST, { filter });

    expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  },
);

test("a cursor of another order is refused", async () => {
  const { admin } = await threeBids();
  const byAmount = { orderBy: { field: "bidAmount", direction: "ascending" }, first: 1 };

  const first = await admin.graphql(LIST, byAmount);
  const second = await admin.graphql(LIST, { ...byAmount, after: first.data.bids.pageInfo.endCursor });
  const wrong = await admin.graphql(LIST, { after: first.data.bids.pageInfo.endCursor });

  expect(second.data.bids.nodes).toEqual([{ bidAmount: 5_000_000_000 }]);
  expect(wrong.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
});
