import { randomUUID } from "node:crypto";

import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { Tender } from "#api/tenders/Tender.ts";

const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) {
  reviseBid(id: $id, input: $input) { id bidAmount technicalProposal timelineDays documentsUrl revision submittedAt status }
}`;
const REVISIONS = `query ($id: ID!) {
  bid(id: $id) { revision bidAmount submittedAt revisions { revision bidAmount technicalProposal documentsUrl submittedAt } }
}`;
const NEW_TERMS = aBid({ bidAmount: 170_000, technicalProposal: "We launch the girders from both banks, and so finish a month earlier." });

async function aLiveBid() {
  const api = await testApp();
  const tender = await api.has(aTender());
  const bidder = api.as(await api.has(aBidder()));
  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id, documentsUrl: "https://example.org/1" }));
  const revise = (input: object, id: string = bid.id) => bidder.graphql(REVISE, { id, input });
  return { api, tender, bidder, bid, revise };
}

test("until the tender closes a company can revise its bid; the old terms stay readable", async () => {
  const { bidder, bid, revise } = await aLiveBid();

  const answer = await revise({ ...NEW_TERMS, revision: 1 });
  const { data } = await bidder.graphql(REVISIONS, { id: bid.id });

  expect(answer.data.reviseBid).toEqual({ ...NEW_TERMS, id: bid.id, revision: 2, status: "pending", submittedAt: expect.any(String) });
  expect(data.bid).toMatchObject({ revision: 2, bidAmount: 170_000, submittedAt: answer.data.reviseBid.submittedAt });
  expect(data.bid.revisions).toMatchObject([
    { revision: 2, bidAmount: 170_000, technicalProposal: NEW_TERMS.technicalProposal, documentsUrl: null },
    { revision: 1, bidAmount: bid.bidAmount, technicalProposal: bid.technicalProposal, documentsUrl: "https://example.org/1", submittedAt: bid.submittedAt },
  ]);
});

test("an admin reads every revision too", async () => {
  const { api, bid, revise } = await aLiveBid();
  await revise(NEW_TERMS);
  await revise({ ...NEW_TERMS, bidAmount: 160_000 });

  const { data } = await api.as(await api.has(anAdmin())).graphql(REVISIONS, { id: bid.id });

  expect(data.bid.revisions.map(({ bidAmount }: { bidAmount: number }) => bidAmount)).toEqual([160_000, 170_000, 180_000]);
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

  const answers = await Promise.all(Array.from({ length: 10 }, (_, place) => revise({ ...NEW_TERMS, bidAmount: place + 1, revision: 1 })));
  const { data } = await bidder.graphql(REVISIONS, { id: bid.id });

  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual(Array(9).fill("CONFLICT"));
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

  for (const change of [{ status: "closed" }, { status: "draft" }, { status: "open", deletedAt: new Date() }] as const) {
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
