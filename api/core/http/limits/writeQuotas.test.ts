import { aBid, aBidder, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { WRITES } from "#api/core/rules/writeLimits.rules.ts";

const quotaOf = (headers: Headers) =>
  ["limit", "remaining", "reset"].map((name) => {
    const value = headers.get(`x-ratelimit-writes-${name}`);
    return value === null ? null : Number(value);
  });

test("the answer to a change says what remains of its limit, over REST and GraphQL; the answer to a read does not", async () => {
  const api = await testApp();
  const bidder = api.as(await api.has(aBidder()));
  const tender = await api.has(aTender());
  const { points, duration } = WRITES["bid writes"];

  const submitted = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const withdrawn = await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", {
    id: submitted.body.id as string,
  });
  const read = await bidder.get("/api/tenders");

  const [limit, remaining, reset] = quotaOf(submitted.headers);
  expect([limit, remaining, quotaOf(withdrawn.headers)[1]]).toEqual([points, points - 1, points - 2]);
  expect(reset! * 1000).toBeGreaterThan(Date.now());
  expect(reset! * 1000).toBeLessThanOrEqual(Date.now() + (duration + 1) * 1000);
  expect(quotaOf(read.headers)).toEqual([null, null, null]);
});
