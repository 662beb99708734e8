import { aBid, aBidder, anAdmin, aPartner, aTender, PROPOSAL, tenderInput } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { testApp } from "#api/testing/testApp.ts";

const revision = async (client: Client) => (await client.graphql(`{ tenderRevision }`)).data.tenderRevision as string;

test("every change of a tender changes the revision", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const seen = [await revision(admin)];

  const { body: tender } = await admin.post("/api/tenders", tenderInput());
  seen.push(await revision(admin));
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Another" });
  seen.push(await revision(admin));
  await admin.delete(`/api/tenders/${tender.id}`);
  seen.push(await revision(admin));
  await admin.graphql(`mutation ($id: ID!) { restoreTender(id: $id) { id } }`, { id: tender.id });
  seen.push(await revision(admin));

  expect(new Set(seen).size).toBe(seen.length);
});

test("bids, refused changes and a restore of what is not deleted do not change the revision", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "open" }));
  const admin = api.as(await api.has(anAdmin()));
  const bidder = api.as(await api.has(aBidder()));
  const before = await revision(bidder);

  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  await bidder.graphql(
    `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } withdrawBid(id: $id) { id } }`,
    { id: bid.id, input: { bidAmount: 1, technicalProposal: PROPOSAL, timelineDays: 1 } },
  );
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Stale", version: 9 });
  await admin.graphql(`mutation ($id: ID!) { restoreTender(id: $id) { id } }`, { id: tender.id });

  expect(await revision(bidder)).toBe(before);
});

test("a question, its answer, and the notices that tell of them do not change the revision", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "open" }));
  const [admin, bidder] = [api.as(await api.has(anAdmin())), api.as(await api.has(aBidder()))];
  const before = await revision(bidder);

  const { data } = await bidder.graphql(
    `mutation ($id: ID!) { askQuestion(tenderId: $id, text: "May the girders come by river?") { id version } }`,
    { id: tender.id },
  );
  const { errors } = await admin.graphql(
    `mutation ($id: ID!) { answerQuestion(id: $id, question: "May the girders come by river?", answer: "Yes.", version: 1) { id } }`,
    { id: data.askQuestion.id },
  );
  const [noticeSummary] = await api.db.query<[{ kinds: string[] }]>(
    "SELECT array_agg(DISTINCT kind ORDER BY kind) AS kinds FROM notices",
  );
  await bidder.graphql(`mutation { markNotices(all: true) }`);

  expect({ errors, kinds: noticeSummary.kinds }).toEqual({
    errors: undefined,
    kinds: ["questionAnswered", "questionAsked"],
  });
  expect(await revision(bidder)).toBe(before);
});

test("partners can read the revision, visitors cannot", async () => {
  const api = await testApp();
  const partner = await api.has(aPartner());

  const answer = await api.as(partner).graphql(`{ tenderRevision }`);
  const refused = await api.visitor.graphql(`{ tenderRevision }`);

  expect(answer.data.tenderRevision).toMatch(/^\d+$/);
  expect(refused.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});
