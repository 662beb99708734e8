import { aBidder, anAdmin, aPartner, aSubmittedBid, aTender } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const DEEP = `{
  tenders(first: 100) { nodes { bidCount bids { bidAmount company { companyName profile { industry } } tender { title } revisions { revision } } } }
}`;

/** So many tenders, each with a bid of its own company and one of a common one. */
async function adminWithTenders(count: number) {
  const api = await testApp();
  const common = await api.has(aBidder());
  for (let place = 0; place < count; place++) {
    const tender = await api.has(aTender());
    await api.has(aSubmittedBid({ tenderId: tender.id }));
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: common.id }));
  }
  const admin = api.as(await api.has(anAdmin()));
  await admin.get("/api/company-profile");
  return { api, admin };
}

test("the number of SQL statements of a query does not grow with its rows", async () => {
  const counts = [];
  for (const tenders of [2, 40]) {
    const { api, admin } = await adminWithTenders(tenders);
    const statements = await api.statementsOf(async () => {
      const { data, errors } = await admin.graphql(DEEP);
      expect(errors).toBeUndefined();
      expect(data.tenders.nodes).toHaveLength(tenders);
      for (const node of data.tenders.nodes) expect(node).toMatchObject({ bidCount: 2, bids: [{}, {}] });
    });
    counts.push(statements.length);
  }

  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBe(8);
});

test("the admin's list of bids costs the same statements for two bids and for eighty", async () => {
  const counts = [];
  for (const tenders of [1, 40]) {
    const { api, admin } = await adminWithTenders(tenders);
    counts.push((await api.statementsOf(() => admin.get("/api/bids"))).length);
  }

  expect(counts).toEqual([5, 5]);
});

test("one indexed statement tells session, user and status, and reads never write", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));
  await api.has(aTender());
  await partner.signIn();

  const me = await api.statementsOf(() => partner.graphql("{ me { username } }"));
  const list = await api.statementsOf(() => partner.get("/api/tenders"));

  expect(me).toHaveLength(1);
  expect(list).toHaveLength(2);
  for (const sql of [...me, ...list]) expect(sql).toMatch(/^SELECT/);
});

test("a bid of a tender with many bids comes with the newest hundred at most", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  for (let place = 0; place < 103; place++) await api.has(aSubmittedBid({ tenderId: tender.id, bidAmount: place + 1, submittedAt: new Date(Date.UTC(2026, 0, 1) + place) }));
  const admin = api.as(await api.has(anAdmin()));

  const { data } = await admin.graphql(`query ($id: ID!) { tender(id: $id) { bidCount bids { bidAmount } } }`, { id: tender.id });

  expect(data.tender.bidCount).toBe(103);
  expect(data.tender.bids.map(({ bidAmount }: { bidAmount: number }) => bidAmount)).toEqual(Array.from({ length: 100 }, (_, place) => 103 - place));
});
