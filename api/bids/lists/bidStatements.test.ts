import { readFileSync } from "node:fs";

import {
  aBid,
  aBidder,
  anAdmin,
  aPartner,
  aSubmittedBid,
  aTender,
  daysFromNow,
} from "#api/testing/builders/builders.ts";
import { manyBids } from "#api/testing/builders/manyBids.ts";
import { manyTenders } from "#api/testing/builders/manyTenders.ts";
import { manyCompanies } from "#api/testing/builders/manyUsers.ts";
import { testApp } from "#api/testing/testApp.ts";

const DEEP = `{
  tenders(first: 100) { nodes { bidCount bids(first: 20) { bidAmount company { companyName profile { industry } } tender { title } revisions { revision } } } }
}`;

/**
 * Creates `count` tenders with two bids each: one of a company that bids on all tenders, and one of a company that bids
 * on this tender only.
 */
async function adminWithTenders(count: number) {
  const api = await testApp();
  const [common, companies] = [await api.has(aBidder()), await manyCompanies(api, count)];
  const tenders = await api.has(manyTenders(count));
  await api.has(
    manyBids(
      tenders.flatMap((tenderId, place) => [
        { tenderId, companyId: companies[place]! },
        { tenderId, companyId: common.id },
      ]),
    ),
  );
  const admin = api.as(await api.has(anAdmin()));
  // The audit trail records a user's reading of a tender's bids once in ten minutes. Read the bids once now, so that
  // the tests do not count the statement that records the reading.
  await admin.graphql("{ tenders(first: 100) { nodes { bids { id } } } }");
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
  expect(counts[0]).toBe(7);
});

test("the explorer's query of tenders with their bids answers all of it, in as many statements for 2 tenders as for 20", async () => {
  const query =
    /query TendersWithBids[^]*?\n}\n/.exec(readFileSync("web/explorer/exampleQueries.ts", "utf8"))?.[0] ?? "";
  const filter = { acceptsBids: true, country: ["Kenya"], budgetFrom: 1_000_000, closingWithinDays: 31 };
  const counts = [];
  for (const tenders of [2, 20]) {
    const api = await testApp();
    const common = await api.has(aBidder({}, { companyName: "Common", addressCountry: "Kenya" }));
    const companies = await manyCompanies(api, tenders);
    const ids = await api.has(
      manyTenders(tenders, {
        country: "Kenya",
        budgetMin: 1_200_000,
        budgetMax: 2_000_000,
        closingDate: daysFromNow(20),
      }),
    );
    await api.has(
      manyBids(
        ids.flatMap((tenderId, place) => [
          { tenderId, companyId: companies[place]!, bidAmount: 1_900_000 },
          { tenderId, companyId: common.id, bidAmount: 1_500_000 },
        ]),
      ),
    );
    await api.has(aTender({ country: "Kenya", budgetMin: 100, budgetMax: 200 }));
    const admin = api.as(await api.has(anAdmin()));
    await admin.graphql(query, { filter });
    const statements = await api.statementsOf(async () => {
      const { data, errors } = await admin.graphql(query, { filter });
      expect(errors).toBeUndefined();
      expect(data.tenders.nodes).toHaveLength(tenders);
      for (const node of data.tenders.nodes)
        expect(node).toMatchObject({
          bidCount: 2,
          lowestBid: 1_500_000,
          averageBid: 1_700_000,
          bids: [
            { bidAmount: 1_500_000, company: { companyName: "Common", profile: { addressCountry: "Kenya" } } },
            { bidAmount: 1_900_000 },
          ],
        });
    });
    counts.push(statements.length);
  }

  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThan(12);
});

test("tenders with the bids of many companies take four statements, the session's too", async () => {
  const { api, admin } = await adminWithTenders(40);

  const statements = await api.statementsOf(async () => {
    const { data } = await admin.graphql(
      "{ tenders(first: 100) { nodes { tenderNumber bids { bidAmount status company { companyName } } } } }",
    );
    expect(data.tenders.nodes).toHaveLength(40);
    for (const { bids } of data.tenders.nodes)
      expect(bids).toMatchObject(
        Array(2).fill({ bidAmount: 180_000, status: "pending", company: { companyName: expect.any(String) } }),
      );
  });

  expect(statements).toHaveLength(4);
  expect(statements.find((sql) => sql.includes("submitted_bids"))).not.toContain("technical_proposal");
  // The query requests no cursor, so the statement does not select the sort column for it.
  expect(statements.find((sql) => sql.includes("submitted_bids"))).not.toContain('AS "sortedBy"');
});

test("a buyer's page of 100 tenders with their bids takes five statements: one more measures the proposals", async () => {
  const { api, admin } = await adminWithTenders(40);

  const statements = await api.statementsOf(async () => {
    const { data, errors } = await admin.graphql(
      "{ tenders(first: 100) { nodes { title bids(first: 50) { bidAmount timelineDays technicalProposal documentsUrl status submittedAt company { companyName email } } } } }",
    );
    expect(errors).toBeUndefined();
    for (const { bids } of data.tenders.nodes)
      expect(bids).toMatchObject(Array(2).fill({ technicalProposal: expect.any(String), company: {} }));
  });

  expect(statements).toHaveLength(5);
});

test.each([
  ["{ bids { decider { username } company { companyName } } }", "{ decider { username } company { companyName } }"],
  ["{ bids { revisions { revision } unconfirmedAddenda } }", "{ revisions { revision } unconfirmedAddenda }"],
  ["{ bids { receipt { sha256 canonicalForm } } }", "{ receipt { sha256 canonicalForm } }"],
  [
    "{ bids { ...Terms } } fragment Terms on Bid { ... on Bid { proposal: technicalProposal submittedAt decidedAt } revision }",
    "{ proposal: technicalProposal submittedAt decidedAt revision }",
  ],
  [
    "{ bids(first: 4) { tender { title } revisions { revision technicalProposal } documentsUrl @include(if: true) __typename } }",
    "{ tender { title } revisions { revision technicalProposal } documentsUrl __typename }",
  ],
])("whatever is asked of a tender's bids is what each bid answers: %s", async (below, ofBid) => {
  const { admin } = await adminWithTenders(2);
  const [selection, ...fragments] = below.split(" fragment ");

  const { data } = await admin.graphql(
    `{ tenders(first: 2) { nodes ${selection} } } ${fragments.map((each) => `fragment ${each}`).join(" ")}`,
  );
  const each = await admin.graphql(`{ bids(first: 4) { nodes ${ofBid} } }`);

  const nested = data.tenders.nodes.flatMap(({ bids }: { bids: object[] }) => bids.map((bid) => JSON.stringify(bid)));
  const listed = each.data.bids.nodes.map((bid: object) => JSON.stringify(bid));
  expect(nested.sort()).toEqual(listed.sort());
  expect(nested).toHaveLength(4);
});

const RECEIPTS = `{
  bids(first: 100) { nodes { receipt { sha256 } revisions { receipt { sha256 } } } }
}`;

test("createdAt of a list takes no statement, and one for all bids that were revised", async () => {
  const counts = [];
  for (const revised of [0, 1, 80]) {
    const { api, admin } = await adminWithTenders(40);
    await api.db.query(
      `WITH changed AS (UPDATE bids SET revision = 2 WHERE id IN (SELECT id FROM bids LIMIT $1) RETURNING id)
       INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at)
       SELECT changed.id, 2, 170000, technical_proposal, 80, now() FROM changed JOIN bid_revisions ON bid_id = changed.id`,
      [revised],
    );
    const statements = await api.statementsOf(async () => {
      const { data } = await admin.graphql("{ bids(first: 100) { nodes { createdAt } } }");
      expect(data.bids.nodes).toHaveLength(80);
    });
    counts.push(statements.length);
  }

  expect(counts).toEqual([2, 3, 3]);
});

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

  expect(counts).toEqual([4, 4]);
});

test("drafts with their tenders take as many statements for one as for forty", async () => {
  const counts = [];
  for (const drafts of [1, 40]) {
    const { api, admin } = await adminWithTenders(drafts);
    await api.db.query(
      "INSERT INTO bid_drafts (tender_id, company_id) SELECT tenders.id, users.id FROM tenders, users",
    );
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

  expect(counts).toEqual([4, 4]);
});

test("an award takes as many statements for two bids as for eighty", async () => {
  const counts = [];
  for (const others of [1, 79]) {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));
    const tender = await api.has(aTender({ status: "closed" }));
    const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));
    const companies = await manyCompanies(api, others);
    const ids = await api.has(manyBids(companies.map((companyId) => ({ tenderId: tender.id, companyId }))));
    await admin.openSession();
    const seenBids = [bid.id, ...ids].map((id) => ({ id, revision: 1 }));
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

const submission = (input: object) =>
  ["mutation ($input: BidInput!) { submitBid(input: $input) { id revision receipt { sha256 } } }", { input }] as const;

test.each([
  ["a submission by REST", ({ bidder, tender }: Scene) => bidder.post("/api/bids", aBid({ tenderId: tender.id })), 2],
  [
    "a submission by REST with a key",
    ({ bidder, tender }: Scene) =>
      bidder.post("/api/bids", aBid({ tenderId: tender.id }), { "idempotency-key": "try-1" }),
    4,
  ],
  [
    "a submission by GraphQL",
    ({ bidder, tender }: Scene) => bidder.graphql(...submission(aBid({ tenderId: tender.id }))),
    2,
  ],
  [
    "a submission by GraphQL with a key",
    ({ bidder, tender }: Scene) =>
      bidder.graphql(...submission(aBid({ tenderId: tender.id, clientMutationId: "try-1" }))),
    4,
  ],
  [
    "a submission after a withdrawal",
    ({ bidder, other }: Scene) => bidder.post("/api/bids", aBid({ tenderId: other.id })),
    3,
  ],
  [
    "a revision",
    ({ bidder, bid }: Scene) =>
      bidder.graphql(
        "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id revision bidAmount } }",
        { id: bid.id, input: aBid() },
      ),
    4,
  ],
  [
    "a withdrawal",
    ({ bidder, bid }: Scene) =>
      bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id withdrawnAt } }", { id: bid.id }),
    4,
  ],
])(
  "%s is one transaction of at most four statements, and reads only the session before it",
  async (_act, act, expected) => {
    const scene = await aBidderBeforeItsActs();

    const statements = await scene.api.statementsOf(async () => {
      const { status, body, errors } = (await act(scene)) as { status: number; body?: object; errors?: object };
      expect({ status, errors }).toEqual({ status: body ? 201 : 200, errors: undefined });
    });
    const [session, begin, ...rest] = statements;
    const inside = rest.slice(0, -1);

    expect(session).toMatch(/^SELECT .* FROM sessions JOIN users /s);
    expect([begin, rest.at(-1)]).toEqual([expect.stringMatching(/^START TRANSACTION/), "COMMIT"]);
    expect(inside).toHaveLength(expected);
    expect(inside.length).toBeLessThanOrEqual(4);
  },
);

type Scene = Awaited<ReturnType<typeof aBidderBeforeItsActs>>;

/** Creates a bidder with a live bid, a tender without bids, and another tender from which the bidder withdrew a bid. */
async function aBidderBeforeItsActs() {
  const api = await testApp();
  const [tender, other, company] = [await api.has(aTender()), await api.has(aTender()), await api.has(aBidder())];
  const bid = await api.has(aSubmittedBid({ companyId: company.id }));
  await api.has(aSubmittedBid({ tenderId: other.id, companyId: company.id, withdrawnAt: new Date() }));
  const bidder = api.as(company);
  await bidder.openSession();
  return { api, tender, other, bid, bidder };
}

test("one indexed statement reads session, user and status, and queries never write", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));
  await api.has(aTender());
  await partner.openSession();

  const me = await api.statementsOf(() => partner.graphql("{ me { username } }"));
  const list = await api.statementsOf(() => partner.get("/api/tenders"));

  expect(me).toHaveLength(1);
  expect(list).toHaveLength(2);
  for (const sql of [...me, ...list]) expect(sql).toMatch(/^SELECT/);
});

test("a tender carries its newest hundred bids at most", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const companies = await manyCompanies(api, 103);
  await api.has(
    manyBids(
      companies.map((companyId, place) => ({
        tenderId: tender.id,
        companyId,
        bidAmount: place + 1,
        submittedAt: new Date(Date.UTC(2026, 0, 1) + place),
      })),
    ),
  );
  const admin = api.as(await api.has(anAdmin()));

  const { data } = await admin.graphql(`query ($id: ID!) { tender(id: $id) { bidCount bids { bidAmount } } }`, {
    id: tender.id,
  });

  expect(data.tender.bidCount).toBe(103);
  expect(data.tender.bids.map(({ bidAmount }: { bidAmount: number }) => bidAmount)).toEqual(
    Array.from({ length: 100 }, (_, place) => 103 - place),
  );
});
