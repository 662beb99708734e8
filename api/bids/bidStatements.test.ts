import { aBidder, anAdmin, aPartner, aSubmittedBid, aTender } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const DEEP = `{
  tenders(first: 100) { nodes { bidCount bids { bidAmount company { companyName profile { industry } } tender { title } revisions { revision } } } }
}`;

/** This number of tenders, each with one bid of its own company and one of a shared company. */
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

const RECEIPTS = `{
  bids(first: 100) { nodes { receipt { sha256 } revisions { receipt { sha256 } } } }
}`;

test("receipts take as many statements for two bids as for eighty", async () => {
  const counts = [];
  for (const tenders of [1, 40]) {
    const { api, admin } = await adminWithTenders(tenders);
    const statements = await api.statementsOf(async () => {
      const { data } = await admin.graphql(RECEIPTS);
      expect(data.bids.nodes).toHaveLength(2 * tenders);
      for (const { receipt, revisions } of data.bids.nodes) expect(revisions).toEqual([{ receipt }]);
    });
    counts.push(statements.length);
  }

  expect(counts).toEqual([5, 5]);
});

test("drafts with their tenders take as many statements for one as for forty", async () => {
  const counts = [];
  for (const drafts of [1, 40]) {
    const { api, admin } = await adminWithTenders(drafts);
    await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) SELECT tenders.id, users.id FROM tenders, users");
    const statements = await api.statementsOf(async () => {
      const { data } = await admin.graphql("{ myBidDrafts { bidAmount tender { title } } }");
      expect(data.myBidDrafts).toHaveLength(drafts);
    });
    counts.push(statements.length);
  }

  expect(counts).toEqual([3, 3]);
});

test("the admin's list of bids takes as many statements for two bids as for eighty", async () => {
  const counts = [];
  for (const tenders of [1, 40]) {
    const { api, admin } = await adminWithTenders(tenders);
    counts.push((await api.statementsOf(() => admin.get("/api/bids"))).length);
  }

  expect(counts).toEqual([5, 5]);
});

test("an award takes as many statements for two bids as for eighty", async () => {
  const counts = [];
  for (const others of [1, 79]) {
    const { api, admin } = await adminWithTenders(1);
    const tender = await api.has(aTender({ status: "closed" }));
    const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));
    const seenBids = [{ id: bid.id, revision: 1 }];
    for (let place = 0; place < others; place++) seenBids.push({ id: (await api.has(aSubmittedBid({ tenderId: tender.id }))).id, revision: 1 });
    const award = `mutation ($seenBids: [SeenLiveBid!]) {
      awardTender(tenderId: "${tender.id}", bidId: "${bid.id}", version: 1, revision: 1, seenStatus: pending, seenBids: $seenBids) { status }
    }`;
    const statements = await api.statementsOf(async () => {
      const { errors } = await admin.graphql(award, { seenBids });
      expect(errors).toBeUndefined();
    });
    counts.push(statements.length);
  }

  expect(counts[1]).toBe(counts[0]);
});

test("one indexed statement reads session, user and status, and queries never write", async () => {
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

test("a tender carries its newest hundred bids at most", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  for (let place = 0; place < 103; place++) await api.has(aSubmittedBid({ tenderId: tender.id, bidAmount: place + 1, submittedAt: new Date(Date.UTC(2026, 0, 1) + place) }));
  const admin = api.as(await api.has(anAdmin()));

  const { data } = await admin.graphql(`query ($id: ID!) { tender(id: $id) { bidCount bids { bidAmount } } }`, { id: tender.id });

  expect(data.tender.bidCount).toBe(103);
  expect(data.tender.bids.map(({ bidAmount }: { bidAmount: number }) => bidAmount)).toEqual(Array.from({ length: 100 }, (_, place) => 103 - place));
});
