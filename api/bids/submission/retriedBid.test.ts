import { Bid } from "#api/bids/Bid.ts";
import { aBid, aBidder, aTender, PROPOSAL } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { Tender } from "#api/tenders/Tender.ts";

const SUBMIT = `mutation ($input: BidInput!) { submitBid(input: $input) { id bidAmount } }`;
const KEY = { "idempotency-key": "try-1" };

async function aBidderAndATender() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  const countBids = async () =>
    (await api.db.query<[{ count: number }]>("SELECT count(*)::int AS count FROM bids"))[0].count;
  return { api, tender, bidder, countBids };
}

test("a retry with the same key returns the first try's bid", async () => {
  const { bidder, tender, countBids } = await aBidderAndATender();

  const first = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);
  const retry = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  expect(retry).toMatchObject({ status: 201, body: first.body });
  expect(await countBids()).toBe(1);
});

test.each([
  { bidAmount: 5 },
  { timelineDays: 5 },
  { documentsUrl: "https://example.org/bid.pdf" },
  { technicalProposal: `${PROPOSAL}.` },
])("the same key with other terms is refused and changes nothing: %j", async (other) => {
  const { api, bidder, tender, countBids } = await aBidderAndATender();
  const first = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  const answer = await bidder.post("/api/bids", aBid({ tenderId: tender.id, ...other }), KEY);
  const bid = await api.db.manager.findOneBy(Bid, { id: first.body.id as string });

  expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT", error: "This key was used for other terms" } });
  expect([await countBids(), bid?.revision, bid?.bidAmount]).toEqual([1, 1, first.body.bidAmount]);
});

test("terms in another spelling are the same terms", async () => {
  const { bidder, tender } = await aBidderAndATender();
  const { documentsUrl: _none, ...terms } = aBid();

  const first = await bidder.post("/api/bids", { ...terms, tenderId: tender.id }, KEY);
  const retry = await bidder.post(
    "/api/bids",
    { documentsUrl: " ", ...terms, technicalProposal: ` ${PROPOSAL} `, tenderId: tender.id.toUpperCase() },
    KEY,
  );

  expect(retry).toMatchObject({ status: 201, body: first.body });
});

test("the key of a withdrawn bid is refused, also once there is another bid", async () => {
  const { bidder, tender, countBids } = await aBidderAndATender();
  const first = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: first.body.id });

  const alone = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }), { "idempotency-key": "try-2" });
  const beside = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  const error = "The bid that was submitted under this key has been withdrawn";
  expect([alone, beside]).toMatchObject(Array(2).fill({ status: 409, body: { code: "CONFLICT", error } }));
  expect(await countBids()).toBe(2);
});

test("a retry after a revision returns the revised bid", async () => {
  const { bidder, tender } = await aBidderAndATender();
  const first = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);
  await bidder.graphql("mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }", {
    id: first.body.id,
    input: aBid({ bidAmount: 7 }),
  });

  const retry = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  expect(retry).toMatchObject({ status: 201, body: { id: first.body.id, bidAmount: 7 } });
});

test("GraphQL's clientMutationId and REST's Idempotency-Key are the same key", async () => {
  const { bidder, tender, countBids } = await aBidderAndATender();
  const input = aBid({ tenderId: tender.id, clientMutationId: "try-1" });

  const first = await bidder.graphql(SUBMIT, { input });
  const retry = await bidder.graphql(SUBMIT, { input });
  const rest = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  expect(first.data.submitBid.id).toBeTruthy();
  expect(retry.data).toEqual(first.data);
  expect(rest.body.id).toBe(first.data.submitBid.id);
  expect(await countBids()).toBe(1);
});

test("twenty concurrent retries create one bid, and each returns it", async () => {
  const { api, bidder, tender, countBids } = await aBidderAndATender();
  await bidder.get("/api/tenders");

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countBids()).toBe(1);
  expect(api.faults).toEqual([]);
});

test("a retry returns the bid also after the tender was closed or deleted", async () => {
  const { api, bidder, tender } = await aBidderAndATender();
  const first = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  await api.db.manager.update(Tender, { id: tender.id }, { status: "closed" });
  const closed = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);
  await api.db.manager.softDelete(Tender, { id: tender.id });
  const deleted = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  expect([closed, deleted]).toMatchObject(Array(2).fill({ status: 201, body: first.body }));
});

test("a key used for another tender is refused", async () => {
  const { api, bidder, tender } = await aBidderAndATender();
  const other = await api.has(aTender());
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  const answer = await bidder.post("/api/bids", aBid({ tenderId: other.id }), KEY);

  const error = "This key was used for other terms";
  expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT", error } });
});

test("one key used for two tenders concurrently creates one bid", async () => {
  const { api, bidder, tender, countBids } = await aBidderAndATender();
  const other = await api.has(aTender());
  await bidder.get("/api/tenders");

  const answers = await Promise.all(
    [tender, other].map(({ id }) => bidder.post("/api/bids", aBid({ tenderId: id }), KEY)),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await countBids()).toBe(1);
});

test("two companies may use the same key", async () => {
  const { api, bidder, tender } = await aBidderAndATender();
  const other = api.as(await api.has(aBidder()));

  const answers = [
    await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY),
    await other.post("/api/bids", aBid({ tenderId: tender.id }), KEY),
  ];

  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.body.id).not.toBe(answers[1]?.body.id);
});

test("another key does not allow a second live bid", async () => {
  const { bidder, tender } = await aBidderAndATender();
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  const answer = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), { "idempotency-key": "try-2" });

  expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
});

test("a refused try does not use up its key", async () => {
  const { api, bidder } = await aBidderAndATender();
  const tender = await api.has(aTender({ status: "closed" }));
  const refused = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  await api.db.manager.update(Tender, { id: tender.id }, { status: "open" });
  const retry = await bidder.post("/api/bids", aBid({ tenderId: tender.id }), KEY);

  expect(refused.body.code).toBe("TENDER_CLOSED");
  expect(retry.status).toBe(201);
});

test.each(["", "k".repeat(201), "nul \u0000"])(
  "a key has from 1 to 200 characters: %.20j",
  async (clientMutationId) => {
    const { bidder, tender } = await aBidderAndATender();

    const answer = await bidder.graphql(SUBMIT, { input: aBid({ tenderId: tender.id, clientMutationId }) });

    const fields = { clientMutationId: "Must be from 1 to 200 characters" };
    expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
  },
);
