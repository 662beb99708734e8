import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";

import { aBid, aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { serverUrl } from "#api/testing/database.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { lockOpenTender } from "#api/tenders/lockOpenTender.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const CLOSED = { code: "TENDER_CLOSED", error: "This tender no longer accepts bids" };
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawBid(id: $id) { withdrawnAt } }`;

test.each([
  ["is closed", { status: "closed" }],
  ["is awarded", { status: "awarded" }],
  ["is open, but its closing time has passed", { closingDate: new Date(Date.now() - 1000) }],
  ["is open and its closing time has long passed", { closingDate: daysFromNow(-100) }],
] as const)("a tender that %s takes no bid, no revision and no withdrawal", async (_name, state) => {
  const api = await testApp();
  const tender = await api.has(aTender(state));
  const [bidder, late] = [await api.has(aBidder()), await api.has(aBidder())];
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: bidder.id }));

  const submitted = await api.as(late).post("/api/bids", aBid({ tenderId: tender.id }));
  const revised = await api.as(bidder).graphql(REVISE, { id: bid.id, input: aBid() });
  const withdrawn = await api.as(bidder).graphql(WITHDRAW, { id: bid.id });

  expect(submitted).toMatchObject({ status: 409, body: CLOSED });
  for (const { errors } of [revised, withdrawn])
    expect(errors).toMatchObject([{ message: CLOSED.error, extensions: { code: CLOSED.code } }]);
});

test("a tender with status open accepts bids before its opening date", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ openingDate: daysFromNow(3) }));
  const bidder = await api.has(aBidder());

  const answer = await api.as(bidder).post("/api/bids", aBid({ tenderId: tender.id }));

  expect(answer.status).toBe(201);
});

test("a reopened tender accepts bids again", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "closed", closingDate: daysFromNow(-1) }));
  const [bidder, admin] = [api.as(await api.has(aBidder())), api.as(await api.has(anAdmin()))];

  await admin.patch(`/api/tenders/${tender.id}`, { status: "open", closingDate: daysFromNow(1).toISOString() });
  const answer = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(answer.status).toBe(201);
});

/** These tests need several connections that wait for each other's locks. The embedded database has only one. */
const onServerOnly = serverUrl() ? test : test.skip;

async function holdingTheTender(
  api: TestApp,
  tender: Tender,
  change: (hold: (sql: string) => Promise<unknown>) => Promise<unknown>,
) {
  const runner = api.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query("SELECT 1 FROM tenders WHERE id = $1 FOR UPDATE", [tender.id]);
  const bidder = await api.has(aBidder());
  const answer = api.as(bidder).post("/api/bids", aBid({ tenderId: tender.id }));
  await until(async () => {
    const [row] = await api.db.query<[{ waiting: number }]>(
      "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return row.waiting > 0;
  });
  await change((sql) => runner.query(sql, [tender.id]));
  await runner.commitTransaction();
  await runner.release();
  return answer;
}

onServerOnly("a tender that closes while a bid waits for it refuses the bid", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());

  const answer = await holdingTheTender(api, tender, (hold) =>
    hold("UPDATE tenders SET status = 'closed' WHERE id = $1"),
  );

  expect(answer).toMatchObject({ status: 409, body: CLOSED });
});

onServerOnly(
  "bidders do not wait for each other: while one has locked the tender, another's bid is stored",
  async () => {
    const api = await testApp();
    const tender = await api.has(aTender());
    const [first, second] = [await api.has(aBidder()), await api.has(aBidder())];

    const answer = await api.db.transaction(async (tx) => {
      await lockOpenTender(tx, tender.id, { knowsDrafts: false, arrivedAt: performance.now() });
      return api.as(first).post("/api/bids", aBid({ tenderId: tender.id }));
    });
    const alone = await api.as(second).post("/api/bids", aBid({ tenderId: tender.id }));

    expect([answer.status, alone.status]).toEqual([201, 201]);
  },
);

const hasClosed = async ({ db }: TestApp, { closingDate }: Tender) => {
  const [row] = await db.query<[{ passed: boolean }]>("SELECT clock_timestamp() > $1 AS passed", [closingDate]);
  return row.passed;
};

onServerOnly(
  "a bid that arrived before the closing time counts, although it gets the tender's lock only after it",
  async () => {
    const api = await testApp();
    const tender = await api.has(aTender({ closingDate: new Date(Date.now() + 1500) }));

    const answer = await holdingTheTender(api, tender, () => until(() => hasClosed(api, tender)));
    const { receivedAt, submittedAt } = await api.db.manager.findOneByOrFail(BidRevision, {});

    expect(answer.status).toBe(201);
    expect(receivedAt! <= tender.closingDate).toBe(true);
    expect(submittedAt).toEqual(receivedAt);
  },
);

test("a bid whose last byte arrives after the closing time is refused, although its first came before", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ closingDate: new Date(Date.now() + 1500) }));
  const bidder = api.as(await api.has(aBidder()));
  await bidder.openSession();
  const body = JSON.stringify(aBid({ tenderId: tender.id }));
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    cookie: bidder.cookie,
  };

  const sent = request(`${api.url}/api/bids`, { method: "POST", headers });
  const answered = new Promise<IncomingMessage>((answer) => sent.once("response", answer));
  sent.write(body.slice(0, -1));
  await until(() => hasClosed(api, tender));
  sent.end(body.slice(-1));
  const answer = await answered;

  expect([answer.statusCode, await json(answer)]).toEqual([409, CLOSED]);
});

test("a wait counts for at most ten seconds", async () => {
  const api = await testApp();
  const [closed, longClosed] = [
    await api.has(aTender({ closingDate: new Date(Date.now() - 5_000) })),
    await api.has(aTender({ closingDate: new Date(Date.now() - 12_000) })),
  ];
  const arrivedAt = performance.now() - 60_000;
  const lock = (tender: Tender) =>
    api.db.transaction((tx) => lockOpenTender(tx, tender.id, { knowsDrafts: false, arrivedAt }));

  const { receivedAt, countsAt } = await lock(closed);
  const refused = lock(longClosed);

  expect(countsAt).toEqual(receivedAt);
  expect(receivedAt > new Date(Date.now() - 11_000) && receivedAt < closed.closingDate).toBe(true);
  await expect(refused).rejects.toThrow(CLOSED.error);
});

onServerOnly(
  "the time of arrival is kept beside that of storing: a bid that waits for its tender arrived before",
  async () => {
    const api = await testApp();
    const tender = await api.has(aTender());
    const sentAt = Date.now();

    await holdingTheTender(api, tender, () => new Promise((waited) => setTimeout(waited, 400)));
    const revision = await api.db.manager.findOneByOrFail(BidRevision, {});

    expect(revision.receivedAt!.getTime()).toBeGreaterThanOrEqual(sentAt);
    expect(revision.submittedAt.getTime() - revision.receivedAt!.getTime()).toBeGreaterThanOrEqual(400);
  },
);

onServerOnly("a tender that is deleted while a bid waits for it is not found", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());

  const answer = await holdingTheTender(api, tender, (hold) =>
    hold("UPDATE tenders SET deleted_at = now() WHERE id = $1"),
  );

  expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("with a concurrent close, each acknowledged bid was submitted before the close", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const admin = api.as(await api.has(anAdmin()));
  const bidders = [];
  for (let place = 0; place < 12; place++) bidders.push(api.as(await api.has(aBidder())));
  await Promise.all([admin, ...bidders].map((client) => client.get("/api/tenders")));

  const [closed, ...answers] = await Promise.all([
    admin.patch(`/api/tenders/${tender.id}`, { status: "closed" }),
    ...bidders.map((bidder) => bidder.post("/api/bids", aBid({ tenderId: tender.id }))),
  ]);
  const { body: kept } = await admin.get("/api/bids");

  expect(closed.status).toBe(200);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(kept).toHaveLength(answers.filter(({ status }) => status === 201).length);
});
