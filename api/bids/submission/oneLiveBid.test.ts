import { aBid, aBidder, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const SECOND = "Your company already has a bid on this tender";

test("a second live bid of one company on a tender is refused", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));

  const first = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const second = await bidder.post("/api/bids", aBid({ tenderId: tender.id, bidAmount: 1 }));

  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 409, body: { code: "CONFLICT", error: SECOND } });
});

test("one company bids on many tenders, and many companies on one", async () => {
  const api = await testApp();
  const [bridge, dam] = [await api.has(aTender()), await api.has(aTender())];
  const [one, other] = [api.as(await api.has(aBidder())), api.as(await api.has(aBidder()))];

  const answers = [
    await one.post("/api/bids", aBid({ tenderId: bridge.id })),
    await one.post("/api/bids", aBid({ tenderId: dam.id })),
    await other.post("/api/bids", aBid({ tenderId: bridge.id })),
  ];

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
});

test("of fifty submissions by one company at once, one becomes a bid", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  await bidder.get("/api/tenders");

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      bidder.post("/api/bids", aBid({ tenderId: tender.id, bidAmount: place + 1 })),
    ),
  );
  const rows = await api.db.query<{ bids: number; revisions: number }[]>(
    "SELECT (SELECT count(*)::int FROM bids) AS bids, (SELECT count(*)::int FROM bid_revisions) AS revisions",
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === "CONFLICT")).toHaveLength(49);
  expect(rows).toEqual([{ bids: 1, revisions: 1 }]);
  expect(api.faults).toEqual([]);
});
