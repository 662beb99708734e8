import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const WITHDRAW = `mutation ($id: ID!) { withdrawBid(id: $id) { id withdrawnAt status } }`;
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }`;
const MINE = `query ($filter: BidFilter) { myBids(filter: $filter) { totalCount nodes { id withdrawnAt } } }`;

async function aLiveBid() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  const submit = () => bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const { body: bid } = await submit();
  return { api, tender, bidder, bid, submit, withdraw: () => bidder.graphql(WITHDRAW, { id: bid.id }) };
}

test("until the tender closes a company can withdraw its bid, and then bid again", async () => {
  const { bid, submit, withdraw } = await aLiveBid();

  const withdrawn = await withdraw();
  const again = await submit();
  const third = await submit();

  expect(withdrawn.data.withdrawBid).toEqual({ id: bid.id, withdrawnAt: expect.any(String), status: "pending" });
  expect(again.status).toBe(201);
  expect(again.body.id).not.toBe(bid.id);
  expect(third.status).toBe(409);
});

test("a withdrawn bid leaves the lists; its company can still read it", async () => {
  const { api, bidder, bid, withdraw } = await aLiveBid();
  await withdraw();

  const live = await bidder.graphql(MINE);
  const all = await bidder.graphql(MINE, { filter: { includeWithdrawn: true } });
  const listed = await api.as(await api.has(anAdmin())).get("/api/bids");
  const read = await bidder.graphql(`query ($id: ID!) { bid(id: $id) { id revisions { revision } } }`, { id: bid.id });

  expect(live.data.myBids).toEqual({ totalCount: 0, nodes: [] });
  expect(all.data.myBids).toMatchObject({ totalCount: 1, nodes: [{ id: bid.id }] });
  expect(listed.body).toEqual([]);
  expect(read.data.bid).toEqual({ id: bid.id, revisions: [{ revision: 1 }] });
});

test("a withdrawn bid can be neither revised nor withdrawn again", async () => {
  const { bidder, bid, withdraw } = await aLiveBid();
  await withdraw();

  const answers = [await withdraw(), await bidder.graphql(REVISE, { id: bid.id, input: aBid() })];

  for (const { errors } of answers)
    expect(errors).toMatchObject([{ message: "This bid has been withdrawn", extensions: { code: "CONFLICT" } }]);
});

test("a concurrent withdrawal and revision run in sequence, and the bid ends withdrawn", async () => {
  const { api, bidder, bid, withdraw } = await aLiveBid();

  const [withdrawn] = await Promise.all([withdraw(), bidder.graphql(REVISE, { id: bid.id, input: aBid() })]);
  const { data } = await bidder.graphql(MINE, { filter: { includeWithdrawn: true } });

  expect(withdrawn.errors).toBeUndefined();
  expect(data.myBids.nodes).toMatchObject([{ withdrawnAt: expect.any(String) }]);
  expect(api.faults).toEqual([]);
});
