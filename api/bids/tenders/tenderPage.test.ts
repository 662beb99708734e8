import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  aBid,
  aBidder,
  anAdmin,
  aSubmittedBid,
  aTender,
  daysFromNow,
  PASSWORD,
} from "#api/testing/builders/builders.ts";
import { documents } from "#api/testing/builders/documents.ts";
import { anAnsweredQuestion, aQuestion } from "#api/testing/builders/questions.ts";
import { aSealedTender, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

/** The GraphQL document of the only request that the web client sends to show the page of a tender. */
const PAGE = ["page/tenderPage.graphql", "life.graphql"]
  .map((name) => readFileSync(join(process.cwd(), "web/features/tenders", name), "utf8"))
  .join("\n");
const MOST_STATEMENTS = 12;

const AWARD = `mutation ($tenderId: ID!, $bidId: ID!) { awardTender(tenderId: $tenderId, bidId: $bidId) { id } }`;
const ADDENDUM = `mutation ($id: ID!) { updateTender(id: $id, patch: { requirements: "Four works" }) { id } }`;
const DRAFT = `mutation ($tenderId: ID!) { saveBidDraft(tenderId: $tenderId, input: { bidAmount: "180000", technicalProposal: "", timelineDays: "", documentsUrl: "" }) { version } }`;
const TIMES = `query ($id: ID!) { tender(id: $id) { status publishedAt awardedAt questionsUntil questionsUntilSet } }`;

/** Creates a tender with an addendum, an answered and an open question, and three bids, one of them by the reader. */
async function given() {
  const api = await testApp();
  const [admin, reader] = [await api.has(anAdmin()), await api.has(aBidder())];
  const tender = await api.has(aTender({ createdBy: admin.id, sealed: false }));
  const { data } = await api.as(reader).graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", {
    input: aBid({ tenderId: tender.id, documents: documents(2) }),
  });
  const own = data.submitBid as { id: string };
  for (let other = 0; other < 2; other++) await api.has(aSubmittedBid({ tenderId: tender.id }));
  await api.has(anAnsweredQuestion({ tenderId: tender.id }));
  await api.has(aQuestion({ tenderId: tender.id }));
  expect((await api.as(admin).graphql(ADDENDUM, { id: tender.id })).errors).toBeUndefined();
  return { api, tender, own, admin: api.as(admin), reader: api.as(reader) };
}

const closeIt = (api: Awaited<ReturnType<typeof given>>["api"], id: string) =>
  api.db.query("UPDATE tenders SET closing_date = clock_timestamp() - interval '1 hour' WHERE id = $1", [id]);

test("the page of a tender is one request of at most 12 statements, for a bidder and for an administrator, while it runs and once it is awarded", async () => {
  const { api, tender, own, admin, reader } = await given();
  // Sign in both clients first, so that the statements of signing in are not counted.
  for (const client of [reader, admin]) await client.graphql("{ me { id } }");
  const counts: number[] = [];
  const read = async (client: typeof admin) => {
    let answer: Awaited<ReturnType<typeof client.graphql>> | undefined;
    const statements = await api.statementsOf(async () => {
      answer = await client.graphql(PAGE, { tenderId: tender.id });
    });
    expect(answer?.errors).toBeUndefined();
    counts.push(statements.length);
    return answer!.data;
  };

  const running = [await read(reader), await read(admin)];
  await closeIt(api, tender.id);
  expect((await admin.graphql(AWARD, { tenderId: tender.id, bidId: own.id })).errors).toBeUndefined();
  const awarded = [await read(reader), await read(admin)];

  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_STATEMENTS);
  expect(running[0]).toMatchObject({
    tender: {
      newestAddendum: 1,
      bidCount: null,
      undecidedBidCount: null,
      publishedQuestionCount: 1,
      undecidedQuestionCount: null,
      unansweredQuestionCount: null,
    },
    myBids: { nodes: [{ id: own.id, unconfirmedAddenda: [1], documentsOwed: 2, outcome: null }] },
    bidDraft: null,
  });
  expect(running[1]).toMatchObject({
    tender: { bidCount: 3, undecidedBidCount: 3, undecidedQuestionCount: 1 },
    myBids: { nodes: [] },
  });
  expect(awarded[0]).toMatchObject({
    tender: { status: "awarded", awardedAt: expect.any(String), unansweredQuestionCount: 1 },
    myBids: { nodes: [{ status: "accepted", outcome: { bidCount: 3 } }] },
  });
  expect(awarded[1]).toMatchObject({ tender: { bidCount: 3, undecidedBidCount: 0 } });
});

test("the page of a sealed tender that awaits its second administrator is of at most 12 statements, and tells who approved to administrators alone", async () => {
  const api = await testApp();
  const [ada, reader] = [await api.has(anAdmin({ username: "ada" })), await api.has(aBidder())];
  const tender = await api.has(aSealedTender({ openingPersons: 2, readsOut: "names" }));
  const [first, second, bidder] = [api.as(ada), api.as(await api.has(anAdmin())), api.as(reader)];
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  await closeForOpening(api, tender.id);
  await first.graphql(
    "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { id } }",
    { id: tender.id, password: PASSWORD },
  );
  const read = async (client: typeof first) => {
    await client.openSession();
    let tenderRead: unknown;
    const statements = await api.statementsOf(async () => {
      tenderRead = (await client.graphql(PAGE, { tenderId: tender.id })).data.tender;
    });
    expect(statements.length).toBeLessThanOrEqual(MOST_STATEMENTS);
    return tenderRead;
  };

  expect(await read(first)).toMatchObject({
    readsOut: "names",
    opening: { persons: [{ username: "ada", mine: true }] },
  });
  expect(await read(second)).toMatchObject({ opening: { persons: [{ username: "ada", mine: false }] } });
  expect(await read(bidder)).toMatchObject({ readsOut: "names", opening: null });
});

test("the newest bid stands on the page, a withdrawn one too, and the draft", async () => {
  const api = await testApp();
  const reader = await api.has(aBidder());
  const tender = await api.has(aTender());
  await api.has(aSubmittedBid({ tenderId: tender.id, companyId: reader.id, withdrawnAt: new Date() }));
  const client = api.as(reader);
  await client.graphql(DRAFT, { tenderId: tender.id });

  const { data } = await client.graphql(PAGE, { tenderId: tender.id });

  expect(data).toMatchObject({
    myBids: { nodes: [{ withdrawnAt: expect.any(String) }] },
    bidDraft: { tenderId: tender.id },
  });
});

test("a tender that one may not read is not found, as elsewhere", async () => {
  const { api, tender, reader } = await given();
  const draft = await api.has(aTender({ status: "draft" }));

  const answers = await Promise.all([draft.id, "not-an-id"].map((tenderId) => reader.graphql(PAGE, { tenderId })));
  const visitor = await api.visitor.graphql(PAGE, { tenderId: tender.id });

  for (const { errors } of answers) {
    expect(errors).toContainEqual(
      expect.objectContaining({
        message: "Tender not found",
        extensions: expect.objectContaining({ code: "NOT_FOUND" }),
      }),
    );
  }
  expect(visitor.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("a tender tells since when partners see it, and everybody when it was awarded, until the award is taken back", async () => {
  const { api, tender, own, admin, reader } = await given();
  const times = async (client: typeof admin) =>
    (await client.graphql(TIMES, { id: tender.id })).data.tender as Record<string, string | null>;
  const before = await times(reader);
  await closeIt(api, tender.id);
  await admin.graphql(AWARD, { tenderId: tender.id, bidId: own.id });
  const after = await times(reader);
  await admin.graphql(`mutation ($id: ID!) { updateTender(id: $id, patch: { status: closed }) { id } }`, {
    id: tender.id,
  });
  const takenBack = await times(reader);

  expect(Math.abs(Date.parse(before.publishedAt!) - Date.now())).toBeLessThan(60_000);
  expect(before.awardedAt).toBeNull();
  expect(Math.abs(Date.parse(after.awardedAt!) - Date.now())).toBeLessThan(60_000);
  expect(takenBack.awardedAt).toBeNull();
});

test("the questions' cut-off is told as it was set beside the one that counts", async () => {
  const { tender, admin } = await given();
  const set = daysFromNow(1).toISOString();
  const usual = (await admin.graphql(TIMES, { id: tender.id })).data.tender;

  await admin.graphql(
    `mutation ($id: ID!, $until: DateTimeISO) { updateTender(id: $id, patch: { questionsUntil: $until }) { id } }`,
    { id: tender.id, until: set },
  );

  expect(usual).toMatchObject({ questionsUntil: expect.any(String), questionsUntilSet: null });
  expect((await admin.graphql(TIMES, { id: tender.id })).data.tender).toMatchObject({
    questionsUntil: set,
    questionsUntilSet: set,
  });
});
