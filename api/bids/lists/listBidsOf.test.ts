import { companyIdOf } from "#api/company-profiles/companyId.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import {
  aBid,
  aBidder,
  anAdmin,
  aPartner,
  aSubmittedBid,
  aTender,
  daysFromNow,
  PASSWORD,
} from "#api/testing/builders/builders.ts";
import { aSealedTender, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

/** The example query for administrators on the page /developers. */
const KENYA = `query ($from: DateTimeISO, $to: DateTimeISO) {
  tenders(first: 50, filter: { country: ["Kenya"], acceptsBids: true, budgetFrom: 1000000, closingFrom: $from, closingTo: $to }) {
    nodes {
      tenderNumber bidCount lowestBid averageBid
      bids(orderBy: { field: bidAmount, direction: ascending }) { bidAmount company { companyName profile { website addressCountry } } }
    }
  }
}`;
const MONTH = { from: daysFromNow(-1).toISOString(), to: daysFromNow(20).toISOString() };

/**
 * Creates `tenders` open tenders in Kenya, each with three live bids and a withdrawn one, some tenders that the query
 * KENYA does not find, and an administrator. The administrator has executed KENYA once, so that the statements that
 * record the reading in the audit trail are not counted later.
 */
async function kenya(tenders: number) {
  const api = await testApp();
  const bidders = [
    await api.has(aBidder({}, { companyName: "Osun" })),
    await api.has(aBidder()),
    await api.has(aBidder()),
    await api.has(aBidder()),
  ];
  for (let place = 0; place < tenders; place++) {
    const { id: tenderId } = await api.has(
      aTender({ country: "Kenya", budgetMax: 2_000_000, closingDate: daysFromNow(10) }),
    );
    for (const [index, bidAmount] of [300, 100, 201].entries())
      await api.has(aSubmittedBid({ tenderId, companyId: bidders[index]!.id, bidAmount }));
    await api.has(aSubmittedBid({ tenderId, companyId: bidders[3]!.id, bidAmount: 1, withdrawnAt: new Date() }));
  }
  for (const other of [
    { country: "Ghana" },
    { budgetMax: 999_999 },
    { closingDate: daysFromNow(40) },
    { status: "closed" },
  ] as Partial<Tender>[]) {
    const { id: tenderId } = await api.has(
      aTender({ country: "Kenya", budgetMax: 2_000_000, closingDate: daysFromNow(10), ...other }),
    );
    await api.has(aSubmittedBid({ tenderId }));
  }
  const admin = api.as(await api.has(anAdmin()));
  await admin.graphql(KENYA, MONTH);
  return { api, admin };
}

test("open tenders in Kenya above a million that close soon, with their bids by amount, profiles, count, lowest and average bid, take as many statements for two as for thirty", async () => {
  const counts = [];
  for (const tenders of [2, 30]) {
    const { api, admin } = await kenya(tenders);
    const statements = await api.statementsOf(async () => {
      const { data, errors } = await admin.graphql(KENYA, MONTH);
      expect(errors).toBeUndefined();
      expect(data.tenders.nodes).toHaveLength(tenders);
      for (const node of data.tenders.nodes) {
        expect(node).toMatchObject({
          bidCount: 3,
          lowestBid: 100,
          averageBid: 200,
          bids: [
            { bidAmount: 100 },
            { bidAmount: 201 },
            { bidAmount: 300, company: { companyName: "Osun", profile: { website: null } } },
          ],
        });
      }
    });
    counts.push(statements.length);
  }

  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBe(8);
});

async function aTenderWithBids() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const amounts = [500, 300, 400, 100, 200];
  for (const [place, bidAmount] of amounts.entries())
    await api.has(
      aSubmittedBid({
        tenderId: tender.id,
        bidAmount,
        submittedAt: daysFromNow(-10 + place),
        status: bidAmount > 300 ? "rejected" : "pending",
        decidedAt: bidAmount > 300 ? daysFromNow(-1) : null,
      }),
    );
  await api.has(aSubmittedBid({ bidAmount: 7 }));
  const admin = api.as(await api.has(anAdmin()));
  const ask = async (fields: string, variables: object = {}) => {
    const declared = Object.keys(variables).includes("after") ? "($id: ID!, $after: String)" : "($id: ID!)";
    return admin.graphql(`query ${declared} { tender(id: $id) { ${fields} } }`, { id: tender.id, ...variables });
  };
  return { api, tender, admin, ask };
}
const amountsOf = (bids: { bidAmount: number }[]) => bids.map(({ bidAmount }) => bidAmount);

test("a tender's bids are listed newest first unless another order, filter or number is asked for", async () => {
  const { ask } = await aTenderWithBids();

  const { data } = await ask(`
    all: bids { bidAmount }
    cheap: bids(first: 2, orderBy: { field: bidAmount, direction: ascending }) { bidAmount }
    pending: bids(filter: { status: [pending], amountFrom: 200 }) { bidAmount }
    byName: bids(orderBy: { field: companyName, direction: ascending }) { company { companyName } }
  `);

  expect(amountsOf(data.tender.all)).toEqual([200, 100, 400, 300, 500]);
  expect(amountsOf(data.tender.cheap)).toEqual([100, 200]);
  expect(amountsOf(data.tender.pending)).toEqual([200, 300]);
  const names = data.tender.byName.map(({ company }: { company: { companyName: string } }) => company.companyName);
  expect(names).toEqual([...names].sort());
});

test.each(["bidAmount", "companyName", "tenderClosingDate", "submittedAt", "status"])(
  "the connection pages through a tender's bids by %s, each once",
  async (field) => {
    const { ask } = await aTenderWithBids();
    const found: number[] = [];
    let after: string | null = null;
    do {
      const { data, errors } = await ask(
        `bidsConnection(first: 2, after: $after, orderBy: { field: ${field}, direction: descending }) { totalCount totalCountIsExact nodes { bidAmount } pageInfo { hasNextPage endCursor } }`,
        { after },
      );
      expect(errors).toBeUndefined();
      const { nodes, pageInfo, ...totals } = data.tender.bidsConnection;
      expect(totals).toEqual({ totalCount: 5, totalCountIsExact: true });
      found.push(...amountsOf(nodes));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);

    expect([...found].sort()).toEqual([100, 200, 300, 400, 500]);
  },
);

test.each([
  ["bids(first: 0) { id }", "first"],
  ["bids(first: 101) { id }", "first"],
  ['bids(filter: { country: ["Atlantis"] }) { id }', "country"],
  ["bidsConnection(first: 101) { nodes { id } }", "first"],
  ['bidsConnection(after: "none") { nodes { id } }', "after"],
])("%s of a tender is a bad input", async (fields, name) => {
  const { ask } = await aTenderWithBids();

  const { errors } = await ask(fields);

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { [name]: expect.any(String) } } }]);
});

const FIGURES =
  "{ bidCount lowestBid averageBid awardedBid { id } bids { id } bidsConnection { totalCount } creator { id } }";

test("a partner reads none of it, and loses nothing else of the answer", async () => {
  const { api, tender } = await aTenderWithBids();
  const partner = api.as(await api.has(aBidder()));

  const { data, errors } = await partner.graphql(`query ($id: ID!) { tender(id: $id) ${FIGURES} }`, { id: tender.id });

  expect(errors).toBeUndefined();
  expect(data.tender).toEqual({
    bidCount: null,
    lowestBid: null,
    averageBid: null,
    awardedBid: null,
    bids: null,
    bidsConnection: null,
    creator: null,
  });
});

test("a tender without bids has no lowest, average and awarded bid", async () => {
  const api = await testApp();
  const [tender, admin] = [await api.has(aTender({ status: "awarded" })), api.as(await api.has(anAdmin()))];

  const { data } = await admin.graphql(
    `query ($id: ID!) { tender(id: $id) ${FIGURES.replace("creator { id } ", "")} }`,
    { id: tender.id },
  );

  expect(data.tender).toMatchObject({
    bidCount: 0,
    lowestBid: null,
    averageBid: null,
    awardedBid: null,
    bids: [],
    bidsConnection: { totalCount: 0 },
  });
});

test("only the accepted bid of an awarded tender is its awarded bid", async () => {
  const api = await testApp();
  const decided = { decidedAt: daysFromNow(-1) };
  const [awarded, closed] = [
    await api.has(aTender({ status: "awarded" })),
    await api.has(aTender({ status: "closed" })),
  ];
  const won = await api.has(aSubmittedBid({ tenderId: awarded.id, status: "accepted", ...decided }));
  await api.has(aSubmittedBid({ tenderId: awarded.id, status: "rejected", ...decided }));
  await api.has(aSubmittedBid({ tenderId: closed.id, status: "accepted", ...decided }));
  const admin = api.as(await api.has(anAdmin()));

  const { data } = await admin.graphql("{ tenders { nodes { id awardedBid { id company { id } } } } }");

  expect(
    new Map(data.tenders.nodes.map(({ id, awardedBid }: { id: string; awardedBid: object }) => [id, awardedBid])),
  ).toEqual(
    new Map([
      [awarded.id, { id: won.id, company: { id: companyIdOf(won.companyId) } }],
      [closed.id, null],
    ]),
  );
});

test("until a sealed tender is opened its bids have neither amounts nor an order by them; afterwards they have", async () => {
  const api = await testApp();
  const [tender, company, boss] = [await api.has(aSealedTender()), await api.has(aBidder()), await api.has(anAdmin())];
  await api.as(company).post("/api/bids", aBid({ tenderId: tender.id, bidAmount: 987 }));
  const admin = api.as(boss);
  const read = () =>
    admin.graphql(
      "query ($id: ID!) { tender(id: $id) { bidCount lowestBid averageBid bids { bidAmount } bidsConnection(filter: { amountFrom: 0 }) { totalCount } cheap: bids(orderBy: { field: bidAmount, direction: ascending }) { id } } }",
      { id: tender.id },
    );

  const before = await read();
  await closeForOpening(api, tender.id);
  await admin.graphql(
    "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }",
    { id: tender.id, password: PASSWORD },
  );
  const after = await read();

  expect(before.data.tender).toEqual({
    bidCount: 1,
    lowestBid: null,
    averageBid: null,
    bids: [{ bidAmount: null }],
    bidsConnection: { totalCount: 0 },
    cheap: [],
  });
  expect(after.data.tender).toMatchObject({
    bidCount: 1,
    lowestBid: 987,
    averageBid: 987,
    bids: [{ bidAmount: 987 }],
    bidsConnection: { totalCount: 1 },
    cheap: [{}],
  });
});

test("who reads amounts alone is recorded as a reader of the bids", async () => {
  const { tender, admin } = await aTenderWithBids();

  await admin.graphql("query ($id: ID!) { tender(id: $id) { lowestBid } }", { id: tender.id });
  const { data } = await admin.graphql(
    'query ($id: ID!) { auditEvents(filter: { act: "readBids", tenderId: $id }) { totalCount } }',
    { id: tender.id },
  );

  expect(data.auditEvents.totalCount).toBe(1);
});

test("a tender's creator, a bid's decider and a post's author are users for administrators, deleted ones too, by one statement each", async () => {
  const api = await testApp();
  const [boss, gone] = [await api.has(anAdmin()), await api.has(anAdmin({ deletedAt: new Date() }))];
  for (const createdBy of [boss.id, gone.id, boss.id]) {
    const { id: tenderId } = await api.has(aTender({ createdBy }));
    await api.has(aSubmittedBid({ tenderId, status: "rejected", decidedAt: new Date(), decidedBy: createdBy }));
  }
  const [admin, partner] = [api.as(boss), api.as(await api.has(aPartner()))];
  const read = "{ tenders { nodes { creator { username } } } }";

  const { data } = await admin.graphql("{ bids { nodes { decider { id } tender { creator { id } } } } }");
  const counts = (await api.statementsOf(() => admin.graphql(read))).length;
  const seen = await partner.graphql(read);

  expect(data.bids.nodes.map(({ decider }: { decider: { id: string } }) => decider.id).sort()).toEqual(
    [boss.id, boss.id, gone.id].sort(),
  );
  for (const { decider, tender } of data.bids.nodes) expect(tender.creator).toEqual(decider);
  expect(counts).toBe(3);
  expect(seen.data.tenders.nodes).toEqual([{ creator: null }, { creator: null }, { creator: null }]);
});
