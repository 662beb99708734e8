import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { documents } from "#api/testing/builders/documents.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

const CHECK =
  "mutation ($id: ID!, $sha256: String!) { check: checkBidDocument(bidId: $id, sha256: $sha256) { document { position name state } revision receivedAt named } }";
const [METHOD, DRAWINGS, PRICES, OTHER] = documents(4);

/**
 * Creates a bid. Its first revision names two files. The second revision names one of these files, under another name,
 * and a new file.
 */
async function aRevisedBid(seed: typeof aTender = aTender, app?: TestApp) {
  const api = app ?? (await testApp());
  const tender = await api.has(seed());
  const bidder = api.as(await api.has(aBidder()));
  const admin = api.as(await api.has(anAdmin()));
  const { data } = await bidder.graphql("mutation ($input: BidInput!) { bid: submitBid(input: $input) { id } }", {
    input: aBid({ tenderId: tender.id, documents: [METHOD, DRAWINGS] }),
  });
  const id = data.bid.id as string;
  await bidder.graphql("mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }", {
    id,
    input: aBid({ documents: [PRICES, { ...METHOD, name: "Method, corrected.pdf" }] }),
  });
  return { api, bidder, admin, id };
}

test.each([
  ["an open", aTender],
  ["a sealed", aSealedTender],
] as const)("its company finds a file in the newest revision that names it, on %s tender", async (_kind, seed) => {
  const { api, bidder, id } = await aRevisedBid(seed);
  const check = async ({ sha256 }: { sha256: string }) =>
    (await bidder.graphql(CHECK, { id, sha256 })).data.check as object;

  expect(await check(METHOD!)).toEqual({
    document: { position: 2, name: "Method, corrected.pdf", state: "owed" },
    revision: 2,
    receivedAt: expect.any(String),
    named: 3,
  });
  expect(await check(DRAWINGS!)).toEqual({
    document: { position: 2, name: DRAWINGS!.name, state: "notDelivered" },
    revision: 1,
    receivedAt: expect.any(String),
    named: 3,
  });
  expect(await check(OTHER!)).toEqual({ document: null, revision: null, receivedAt: null, named: 3 });
  expect(await api.db.query("SELECT 1 FROM audit_events WHERE act = 'checkBidDocument'")).toEqual([]);
});

test("an administrator's check is recorded; another company's is refused, and that of a sealed bid", async () => {
  const { api, admin, id } = await aRevisedBid();
  const sealed = await aRevisedBid(aSealedTender, api);
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

  const { data } = await admin.graphql(CHECK, { id, sha256: METHOD!.sha256 });
  const foreign = await api.as(await api.has(aBidder())).graphql(CHECK, { id, sha256: METHOD!.sha256 });
  const malformed = await admin.graphql(CHECK, { id, sha256: "x" });
  const concealed = await sealed.admin.graphql(CHECK, { id: sealed.id, sha256: METHOD!.sha256 });

  expect(data.check).toMatchObject({ revision: 2, named: 3 });
  expect([foreign, malformed, concealed].map(codeOf)).toEqual(["NOT_FOUND", "BAD_USER_INPUT", "CONFLICT"]);
});

test("what an administrator checked is in the audit trail", async () => {
  const { api, admin, id } = await aRevisedBid();

  for (const { sha256 } of [METHOD!, OTHER!]) await admin.graphql(CHECK, { id, sha256 });

  expect(
    await api.db.query(
      "SELECT subject_id AS id, after FROM audit_events WHERE act = 'checkBidDocument' AND outcome = 'done' ORDER BY occurred_at",
    ),
  ).toEqual([
    { id, after: { sha256: METHOD!.sha256, isNamed: true } },
    { id, after: { sha256: OTHER!.sha256, isNamed: false } },
  ]);
});
