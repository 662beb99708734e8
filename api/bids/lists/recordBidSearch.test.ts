import { aBidder, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";

const SEARCHES = "SELECT actor_id, subject, subject_id, after FROM audit_events WHERE act = 'searchBids'";

async function oneBid() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const company = await api.has(aBidder());
  await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id, bidAmount: 1000 }));
  const admin = await api.has(anAdmin());
  return { api, tender, company, admin };
}

const searches = (api: TestApp) => api.db.query<object[]>(SEARCHES);

const DOORS = {
  bids: "query ($t: ID, $c: ID, $n: SafeInt) { bids(first: 1, filter: { tenderId: $t, companyId: $c, amountFrom: $n }) { totalCount } }",
  tendersByBids:
    "query ($t: ID, $c: ID, $n: SafeInt) { tendersByBids(group: withBids, bids: { tenderId: $t, companyId: $c, amountFrom: $n }) { nodes { id } } }",
  "Tender.bids":
    "query ($t: ID!, $c: ID, $n: SafeInt) { tender(id: $t) { bids(filter: { companyId: $c, amountFrom: $n }) { id } } }",
  "Tender.bidsConnection":
    "query ($t: ID!, $c: ID, $n: SafeInt) { tender(id: $t) { bidsConnection(filter: { companyId: $c, amountFrom: $n }) { totalCount } } }",
  "Company.bids":
    "query ($t: ID, $c: ID!, $n: SafeInt) { company(id: $c) { bids(filter: { tenderId: $t, amountFrom: $n }) { totalCount } } }",
};

test.each(Object.entries(DOORS))(
  "an administrator's search by amount through %s is in the audit trail, also one that finds nothing",
  async (_door, query) => {
    const { api, tender, company, admin } = await oneBid();

    for (const amount of [2000, 1500, 1250])
      expect((await api.as(admin).graphql(query, { t: tender.id, c: company.id, n: amount })).errors).toBeUndefined();

    expect(await searches(api)).toEqual([
      {
        actor_id: admin.id,
        subject: "tender",
        subject_id: tender.id,
        after: { amountFrom: 2000, companyId: company.id },
      },
    ]);
  },
);

test("a search in the bids of several tenders is one event for each tender, written by one statement", async () => {
  const { api, tender, admin } = await oneBid();
  const other = await api.has(aTender());
  const query = "{ tenders(first: 9) { nodes { bids(filter: { amountFrom: 5 }) { id } } } }";

  const statements = await api.statementsOf(() => api.as(admin).graphql(query));

  const searched = await api.db.query<{ subject_id: string }[]>(SEARCHES);
  expect(searched.map((event) => event.subject_id).sort()).toEqual([tender.id, other.id].sort());
  // The other statement records that the bid that was found is read.
  expect(statements.filter((statement) => statement.includes("INSERT INTO audit_events"))).toHaveLength(2);
});

test("a search that could not be recorded is recorded by the next one", async () => {
  const { api, tender, admin } = await oneBid();
  const query = "query ($t: ID) { bids(filter: { tenderId: $t, amountFrom: 5 }) { totalCount } }";
  await api.db.query("ALTER TABLE audit_events ADD CONSTRAINT none CHECK (act <> 'searchBids')");

  const refused = await api.as(admin).graphql(query, { t: tender.id });
  await api.db.query("ALTER TABLE audit_events DROP CONSTRAINT none");
  await api.as(admin).graphql(query, { t: tender.id });

  expect(refused.errors).toHaveLength(1);
  expect(await searches(api)).toHaveLength(1);
});

test("a search by timeline over all bids of a company is recorded with the company", async () => {
  const { api, company, admin } = await oneBid();

  const query = "query ($c: ID) { bids(filter: { companyId: $c, daysTo: 5 }) { totalCount } }";
  await api.as(admin).graphql(query, { c: company.id });

  expect(await searches(api)).toEqual([
    { actor_id: admin.id, subject: "user", subject_id: company.id, after: { daysTo: 5 } },
  ]);
});

test("a search among the own bids is not recorded", async () => {
  const { api, company } = await oneBid();
  const own = api.as(company);

  await own.graphql("{ myBids(filter: { amountFrom: 5 }) { totalCount } }");
  await own.graphql("query ($c: ID!) { company(id: $c) { bids(filter: { amountFrom: 5 }) { totalCount } } }", {
    c: company.id,
  });

  expect(await searches(api)).toEqual([]);
});
