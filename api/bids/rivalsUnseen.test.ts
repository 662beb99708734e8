import { buildSchema } from "#api/schema.ts";
import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { A_BUSY_MACHINE_MS } from "#api/testing/until.ts";
import { sampled } from "#api/testing/sampled.ts";
import { testApp } from "#api/testing/testApp.ts";
import { traverseRoot } from "#api/testing/traversal/traverseRoot.ts";

/** Queries whose response differs from call to call, even if no bid has changed. */
const CLOCKS = ["serverTime", "sessions"];
const OF_TENDERS = /^(tenders?|bids?|myBids)$/;
const CLOCK = /"changesUntil":"[^"]*"/g;
const QUERIES = Object.values(buildSchema().getQueryType()!.getFields()).filter(({ name }) => !CLOCKS.includes(name));
/**
 * The queries that this test run sends as the partner: all queries of tenders and bids, and a sample of the others.
 */
const OF_PARTNER = [
  ...QUERIES.filter(({ name }) => OF_TENDERS.test(name)),
  ...sampled(
    QUERIES.filter(({ name }) => !OF_TENDERS.test(name)),
    6,
  ),
];
const DRAFT = "mutation ($id: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $id, input: $input) { tenderId } }";
const REVISE = "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }";

/** Sends all queries about the objects in `pool`, and returns the viewer's responses by GraphQL document. */
async function allAnswers(viewer: Client, pool: readonly string[], queries = OF_PARTNER) {
  const answers = new Map<string, string>();
  const walk = {
    operation: "query" as const,
    viewer,
    pool,
    onAnswer: (document: string, answer: string) => void answers.set(document, answer.replace(CLOCK, "")),
    refused: new Set<string>(),
    answering: new Map(),
    tooLarge: new Map(),
  };
  for (const field of queries) await traverseRoot(walk, field, false);
  return answers;
}

/**
 * True for a GraphQL document whose response varies at random. On a database server, the order of several errors in a
 * response varies. The traversal then sends other documents next.
 */
const isByChance = (document: string, answer: string, after: ReadonlyMap<string, string>) =>
  answer.includes('"errors":') && (document.includes(" v1: ") || !after.has(document));

const different = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...before]
    .filter(([document, answer]) => !isByChance(document, answer, after) && after.get(document) !== answer)
    .map(([document]) => document.slice(0, 200));

test(
  "nothing that a partner can ask about an open tender, plain or sealed, is answered otherwise once a rival has bid, revised and withdrawn",
  async () => {
    const api = await testApp();
    const [plain, sealed, drafted] = [
      await api.has(aTender()),
      await api.has(aSealedTender()),
      await api.has(aTender()),
    ];
    const [me, rival, other] = [
      await api.has(aBidder()),
      api.as(await api.has(aBidder())),
      api.as(await api.has(aBidder())),
    ];
    const [bidder, admin] = [api.as(me), api.as(await api.has(anAdmin()))];
    const mine: string[] = [];
    for (const { id: tenderId } of [plain, sealed])
      mine.push((await bidder.post("/api/bids", aBid({ tenderId }))).body.id as string);
    await bidder.graphql(DRAFT, {
      id: drafted.id,
      input: { bidAmount: "1", technicalProposal: "", timelineDays: "", documentsUrl: "" },
    });
    const pool = [plain.id, sealed.id, drafted.id, ...mine];

    const seen = () =>
      Promise.all([
        allAnswers(bidder, pool),
        allAnswers(
          admin,
          pool,
          QUERIES.filter(({ name }) => name === "tenders"),
        ),
      ]);
    const [before, beforeOfAdmin] = await seen();
    for (const { id: tenderId } of [plain, sealed, drafted]) {
      const { id } = (await rival.post("/api/bids", aBid({ tenderId }))).body as { id: string };
      await rival.graphql(REVISE, { id, input: aBid({ bidAmount: 7 }) });
      const { body } = await other.post("/api/bids", aBid({ tenderId }));
      await other.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: (body as { id: string }).id });
    }
    const [after, afterOfAdmin] = await seen();

    expect(different(before, after)).toEqual([]);
    // Check the test itself: the administrator's responses differ, so the traversal reads data that the bids change.
    expect(different(beforeOfAdmin, afterOfAdmin)).not.toEqual([]);
  },
  A_BUSY_MACHINE_MS,
);
