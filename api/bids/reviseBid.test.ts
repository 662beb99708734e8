import { randomUUID } from "node:crypto";

import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { Tender } from "#api/tenders/Tender.ts";

const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) {
  reviseBid(id: $id, input: $input) { id bidAmount technicalProposal timelineDays documentsUrl revision submittedAt status }
}`;
const REVISIONS = `query ($id: ID!) {
  bid(id: $id) { revision bidAmount submittedAt revisions { revision bidAmount technicalProposal documentsUrl submittedAt } }
}`;
const NEW_TERMS = aBid({
  bidAmount: 170_000,
  technicalProposal: "We launch the girders from both banks, and so finish a month earlier.",
});

async function aLiveBid() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  const { body: bid } = await bidder.post(
    "/api/bids",
    aBid({ tenderId: tender.id, documentsUrl: "https://example.org/1" }),
  );
  const revise = (input: object, id: string = bid.id) => bidder.graphql(REVISE, { id, input });
  return { api, tender, bidder, bid, revise };
}

test("until the tender closes a company can revise its bid; the old terms stay readable", async () => {
  const { bidder, bid, revise } = await aLiveBid();

  const answer = await revise({ ...NEW_TERMS, revision: 1 });
  const { data } = await bidder.graphql(REVISIONS, { id: bid.id });

  expect(answer.data.reviseBid).toEqual({
    ...NEW_TERMS,
    id: bid.id,
    revision: 2,
    status: "pending",
    submittedAt: expect.any(String),
  });
  expect(data.bid).toMatchObject({ revision: 2, bidAmount: 170_000, submittedAt: answer.data.reviseBid.submittedAt });
  expect(data.bid.revisions).toMatchObject([
    { revision: 2, bidAmount: 170_000, technicalProposal: NEW_TERMS.technicalProposal, documentsUrl: null },
    {
      revision: 1,
      bidAmount: bid.bidAmount,
      technicalProposal: bid.technicalProposal,
      documentsUrl: "https://example.org/1",
      submittedAt: bid.submittedAt,
    },
  ]);
});

test("createdAt is the time of the first submission, by which the order id sorts, of sealed bids, too", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const [open, sealed] = [await api.has(aTender()), await api.has(aSealedTender())];
  const submitted: { id: string; at: string }[] = [];
  for (const { id: tenderId } of [open, sealed, open]) {
    const bidder = api.as(await api.has(aBidder()));
    const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId }));
    submitted.push({ id: bid.id, at: bid.submittedAt });
    if (submitted.length < 3) await bidder.graphql(REVISE, { id: bid.id, input: NEW_TERMS });
  }

  const { data } = await admin.graphql(
    "{ bids(orderBy: { field: id, direction: ascending }) { nodes { id revision createdAt submittedAt } } tenders { nodes { bids { createdAt } } } }",
  );

  const { nodes } = data.bids as { nodes: { id: string; createdAt: string; submittedAt: string; revision: number }[] };
  expect(nodes.map(({ id, createdAt }) => ({ id, at: createdAt }))).toEqual(submitted);
  expect(nodes.map(({ revision, createdAt, submittedAt }) => [revision, submittedAt > createdAt])).toEqual([
    [2, true],
    [2, true],
    [1, false],
  ]);
  expect(
    (data.tenders.nodes as { bids: { createdAt: string }[] }[])
      .flatMap(({ bids }) => bids.map(({ createdAt }) => createdAt))
      .sort(),
  ).toEqual(submitted.map(({ at }) => at).sort());
});

test("an admin reads every revision too", async () => {
  const { api, bid, revise } = await aLiveBid();
  await revise(NEW_TERMS);
  await revise({ ...NEW_TERMS, bidAmount: 160_000 });

  const { data } = await api.as(await api.has(anAdmin())).graphql(REVISIONS, { id: bid.id });

  expect(data.bid.revisions.map(({ bidAmount }: { bidAmount: number }) => bidAmount)).toEqual([
    160_000, 170_000, 180_000,
  ]);
});

test("a stale revision is refused", async () => {
  const { bidder, bid, revise } = await aLiveBid();
  await revise({ ...NEW_TERMS, revision: 1 });

  const stale = await revise({ ...NEW_TERMS, bidAmount: 1, revision: 1 });
  const { data } = await bidder.graphql(REVISIONS, { id: bid.id });

  expect(stale.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(data.bid).toMatchObject({ revision: 2, bidAmount: 170_000 });
});

test("of ten concurrent revisions of one revision exactly one is applied", async () => {
  const { api, bidder, bid, revise } = await aLiveBid();

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, place) => revise({ ...NEW_TERMS, bidAmount: place + 1, revision: 1 })),
  );
  const { data } = await bidder.graphql(REVISIONS, { id: bid.id });

  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual(
    Array(9).fill("CONFLICT"),
  );
  expect(data.bid.revisions).toHaveLength(2);
  expect(api.faults).toEqual([]);
});

test("concurrent revisions without a revision number are applied in sequence", async () => {
  const { bidder, bid, revise } = await aLiveBid();

  await Promise.all(Array.from({ length: 5 }, () => revise(NEW_TERMS)));
  const { data } = await bidder.graphql(REVISIONS, { id: bid.id });

  expect(data.bid.revisions.map(({ revision }: { revision: number }) => revision)).toEqual([6, 5, 4, 3, 2, 1]);
});

test("a revision is validated by the bid form's rules", async () => {
  const { revise } = await aLiveBid();

  const answer = await revise({ ...NEW_TERMS, technicalProposal: "short", documentsUrl: "javascript:alert(1)" });

  expect(answer.errors).toMatchObject([
    {
      extensions: {
        code: "BAD_USER_INPUT",
        fields: {
          technicalProposal: "Technical proposal must be at least 50 characters",
          documentsUrl: "Must be a valid URL starting with http:// or https://",
        },
      },
    },
  ]);
});

test("a bid cannot be revised once its tender closed, became a draft or was deleted", async () => {
  const { api, tender, revise } = await aLiveBid();
  const refusals = [];

  for (const change of [
    { status: "closed" },
    { status: "draft" },
    { status: "open", deletedAt: new Date() },
  ] as const) {
    await api.db.manager.update(Tender, { id: tender.id }, change);
    refusals.push((await revise(NEW_TERMS)).errors?.[0]?.extensions.code);
  }

  expect(refusals).toEqual(["TENDER_CLOSED", "TENDER_CLOSED", "NOT_FOUND"]);
});

test.each([randomUUID(), "not-an-id"])("the bid %s is not found", async (id) => {
  const { revise } = await aLiveBid();

  const answer = await revise(NEW_TERMS, id);

  expect(answer.errors).toMatchObject([{ message: "Bid not found", extensions: { code: "NOT_FOUND" } }]);
});

const fiftyKilobytes = "x".repeat(50_000);

test("a company may submit and revise thirty times in ten minutes on one tender, by a withdrawn bid too; no simultaneous one passes", async () => {
  const { api, tender, bidder, bid, revise } = await aLiveBid();
  for (let revision = 2; revision <= 15; revision++)
    expect((await revise({ ...NEW_TERMS, technicalProposal: fiftyKilobytes })).errors).toBeUndefined();
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
  const again = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => revise({ ...NEW_TERMS, technicalProposal: fiftyKilobytes }, again.body.id)),
  );
  const [over] = answers.filter(({ errors }) => errors);
  const elsewhere = await bidder.post("/api/bids", aBid({ tenderId: (await api.has(aTender())).id }));

  expect(answers.filter(({ errors }) => !errors)).toHaveLength(14);
  expect(over!.errors).toMatchObject([
    {
      extensions: { code: "RATE_LIMITED" },
      message: "Too many revisions of a bid on this tender. Please try again in 10 minutes.",
    },
  ]);
  expect(Number(over!.headers.get("retry-after"))).toBeLessThanOrEqual(600);
  expect(elsewhere.status).toBe(201);
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: again.body.id });
  expect(await bidder.post("/api/bids", aBid({ tenderId: tender.id }))).toMatchObject({
    status: 429,
    body: { code: "RATE_LIMITED" },
  });
});

test("of fifty submissions at once no more are stored than are left of the thirty", async () => {
  const { api, tender, bidder, bid } = await aLiveBid();
  await revisedUntil(api, bid.id, 29);
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
  const submitAtOnce = async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bidder.post("/api/bids", aBid({ tenderId: tender.id }))),
    );
    return answers.map(({ status }) => status).sort();
  };

  const last = await submitAtOnce();
  const { data } = await bidder.graphql("{ myBids { nodes { id } } }");
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: data.myBids.nodes[0].id });
  const over = await submitAtOnce();

  expect(last).toEqual([201, ...Array<number>(49).fill(409)]);
  expect(over).toEqual(Array<number>(50).fill(429));
});

test.each([
  ["30 in the last ten minutes", 30, "9 minutes 59 seconds", 1],
  ["100 in the last day", 100, "23 hours 59 minutes", 60],
])("after %s the wait ends when the first of them is that old", async (_count, revisions, age, wait) => {
  const { api, bid, revise } = await aLiveBid();
  await revisedUntil(api, bid.id, revisions, age);

  const early = await revise(NEW_TERMS);

  expect(early.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  expect(Number(early.headers.get("retry-after"))).toBeLessThanOrEqual(wait);
});

/**
 * Inserts revisions of the only stored bid until the bid has `revisions` revisions. The new ones were submitted `age`
 * ago.
 */
async function revisedUntil({ db }: TestApp, bidId: string, revisions: number, age = "1 minute") {
  await db.query(
    `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at)
     SELECT bid_id, n, bid_amount, technical_proposal, timeline_days, now() - $2::interval
       FROM bid_revisions, generate_series(2, $1) AS n`,
    [revisions, age],
  );
  await db.query(
    `DO $$ BEGIN FOR n IN 2..${revisions} LOOP UPDATE bids SET revision = n WHERE id = '${bidId}'; END LOOP; END $$`,
  );
}
