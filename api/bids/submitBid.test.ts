import { randomUUID } from "node:crypto";

import { aBid, aBidder, anAdmin, aPartner, aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const NEEDS_PROFILE = "Please create your company profile to submit bids";

test("a partner with a profile bids on an open tender, and the admin sees it", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "open" }));
  const bidder = await api.has(aBidder());
  const admin = await api.has(anAdmin());

  const answer = await api.as(bidder).post("/api/bids", aBid({ tenderId: tender.id }));
  const seen = await api.as(admin).get("/api/bids");

  expect(answer).toMatchObject({ status: 201, body: { status: "pending", companyId: bidder.id } });
  expect(seen).toMatchObject({
    status: 200,
    body: [{ id: answer.body.id, companyId: bidder.id, tender: { title: tender.title } }],
  });
});

test("the response of a submission has exactly the specification's fields", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = await api.has(aBidder());
  const sent = aBid({
    tenderId: tender.id,
    bidAmount: 9_007_199_254_740_991,
    documentsUrl: "https://example.org/offer.pdf",
  });

  const answer = await api.as(bidder).post("/api/bids", sent);

  expect(answer.body).toEqual({
    ...sent,
    id: expect.any(String),
    companyId: bidder.id,
    status: "pending",
    submittedAt: expect.any(String),
  });
});

test("companyId is the signed-in user and status is pending, whatever the client sends", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const [bidder, other] = [await api.has(aBidder()), await api.has(aBidder())];

  const answer = await api
    .as(bidder)
    .post("/api/bids", aBid({ tenderId: tender.id, companyId: other.id, status: "accepted" }));

  expect(answer).toMatchObject({ status: 201, body: { companyId: bidder.id, status: "pending" } });
});

test("the id and submittedAt of a bid are the server's, whatever the client sends", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  const clock = async () =>
    (await api.db.query<[{ now: Date }]>("SELECT clock_timestamp()::timestamptz(3) AS now"))[0].now;

  const before = await clock();
  const { status, body } = await bidder.post(
    "/api/bids",
    aBid({ tenderId: tender.id, id: tender.id, submittedAt: "2020-01-01T00:00:00Z" }),
  );
  const after = await clock();

  expect(status).toBe(201);
  expect(body.id).not.toBe(tender.id);
  const submitted = new Date(body.submittedAt as string).getTime();
  expect(submitted).toBeGreaterThanOrEqual(before.getTime());
  expect(submitted).toBeLessThanOrEqual(after.getTime());
});

test("a submission and a revision keep the request's arrival, which is not part of the receipt's canonical form", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const { data } = await bidder.graphql("{ myBids { nodes { id } } }");

  const revised = await bidder.graphql(
    "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { receipt { receivedAt submittedAt canonicalForm } revisions { receivedAt submittedAt } } }",
    { id: data.myBids.nodes[0].id, input: aBid() },
  );
  const { receipt, revisions } = revised.data.reviseBid;

  for (const { receivedAt, submittedAt } of [receipt, ...revisions]) {
    expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.parse(submittedAt));
    expect(Date.parse(submittedAt) - Date.parse(receivedAt)).toBeLessThan(60_000);
  }
  expect(revisions).toHaveLength(2);
  expect(receipt.canonicalForm).not.toContain("receivedAt");
});

test("a visitor cannot bid: 401 before the input is validated", async () => {
  const api = await testApp();

  const answers = await Promise.all([
    api.visitor.post("/api/bids", {}),
    api.visitor.send("POST", "/api/bids", "{not json"),
  ]);

  expect(answers).toMatchObject(Array(2).fill({ status: 401, body: { code: "UNAUTHENTICATED" } }));
});

test("a bid requires a company profile: PROFILE_REQUIRED before the input is validated", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const partner = api.as(await api.has(aPartner()));
  const submit = `mutation ($input: BidInput!) { submitBid(input: $input) { id } }`;

  const answers = [
    await partner.post("/api/bids", aBid({ tenderId: tender.id })),
    await partner.post("/api/bids", { bidAmount: "x" }),
  ];
  const graph = await partner.graphql(submit, { input: { bidAmount: "x" } });

  expect(answers).toMatchObject(
    Array(2).fill({ status: 403, body: { code: "PROFILE_REQUIRED", error: NEEDS_PROFILE } }),
  );
  expect(graph.errors).toMatchObject([{ message: NEEDS_PROFILE, extensions: { code: "PROFILE_REQUIRED" } }]);
});

test("an admin with a company profile can bid too", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  const [admin, without] = [await api.has(aBidder({ isAdmin: true })), await api.has(anAdmin())];

  const answer = await api.as(admin).post("/api/bids", aBid({ tenderId: tender.id }));
  const refused = await api.as(without).post("/api/bids", aBid({ tenderId: tender.id }));

  expect(answer).toMatchObject({ status: 201, body: { companyId: admin.id } });
  expect(refused).toMatchObject({ status: 403, body: { code: "PROFILE_REQUIRED" } });
});

test("a missing, draft or deleted tender is not found", async () => {
  const api = await testApp();
  const [draft, deleted] = [
    await api.has(aTender({ status: "draft" })),
    await api.has(aTender({ deletedAt: new Date() })),
  ];
  const bidder = api.as(await api.has(aBidder()));

  const answers = await Promise.all(
    [randomUUID(), draft.id, deleted.id].map((tenderId) => bidder.post("/api/bids", aBid({ tenderId }))),
  );

  expect(answers).toMatchObject(Array(3).fill({ status: 404, body: { code: "NOT_FOUND", error: "Tender not found" } }));
});
