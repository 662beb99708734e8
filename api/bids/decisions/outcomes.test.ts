import { noticesIn } from "#api/testing/builders/notices.ts";
import { aBid, aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const DECIDE =
  "mutation ($id: ID!, $status: BidStatus!, $reason: DecisionReasonInput, $nextSteps: String) { decideBid(id: $id, status: $status, reason: $reason, nextSteps: $nextSteps) { status } }";
const AWARD =
  "mutation ($tender: ID!, $bid: ID!, $reasons: [BidReasonInput!], $nextSteps: String) { awardTender(tenderId: $tender, bidId: $bid, reasons: $reasons, nextSteps: $nextSteps) { status } }";
const OUTCOME =
  "query ($id: ID!) { bid(id: $id) { outcome { reason words nextSteps bidCount winner { companyName bidAmount } } } }";

const WORDS = "Your method has no scour protection\nfor the north pier, which section 4 asks for.";
const NEXT = "Sign the contract until Friday.";

/** Creates a closed tender with bids of three companies. The last bid is withdrawn. */
async function decidable(state: Partial<Tender> = {}) {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "closed", ...state }));
  const companies = [
    await api.has(aBidder({}, { companyName: "Osun Spans" })),
    await api.has(aBidder()),
    await api.has(aBidder()),
  ] as const;
  const [won, lost, gone] = [
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: companies[0].id, bidAmount: 181_818 })),
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: companies[1].id })),
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: companies[2].id, withdrawnAt: new Date() })),
  ];
  const admin = api.as(await api.has(anAdmin()));
  const award = (more: object = {}) => admin.graphql(AWARD, { tender: tender.id, bid: won.id, ...more });
  const decide = (status: string, more: object = {}) => admin.graphql(DECIDE, { id: lost.id, status, ...more });
  const read = async (id: string, place: 0 | 1 | 2) =>
    (await api.as(companies[place]).graphql(OUTCOME, { id })).data.bid.outcome as unknown;
  const facts = async (kind: string) =>
    (await noticesIn(api))
      .filter((notice) => notice.kind === kind)
      .map(({ user_id, facts: noticeFacts }) => [user_id, noticeFacts] as const);
  return { api, admin, tender, companies, won, lost, gone, award, decide, read, facts };
}

test("an award tells each loser its own reason in exactly these words, how many bids there were and who won, and the winner what comes next", async () => {
  const { companies, won, lost, gone, award, read, facts } = await decidable();
  expect(await read(lost.id, 1)).toBeNull();

  const { errors } = await award({
    reasons: [{ bidId: lost.id, reason: "requirementNotMet", words: WORDS }],
    nextSteps: NEXT,
  });

  expect(errors).toBeUndefined();
  const winner = { companyName: "Osun Spans", bidAmount: 181_818 };
  expect(await read(lost.id, 1)).toEqual({
    reason: "requirementNotMet",
    words: WORDS,
    nextSteps: null,
    bidCount: 2,
    winner,
  });
  expect(await read(won.id, 0)).toEqual({ reason: null, words: null, nextSteps: NEXT, bidCount: 2, winner });
  expect(await read(gone.id, 2)).toBeNull();
  const noticeFacts = new Map(await facts("awardMade"));
  expect(noticeFacts.get(companies[1].id)).toMatchObject({
    isChosen: false,
    reason: "requirementNotMet",
    words: WORDS,
  });
  expect(noticeFacts.get(companies[0].id)).toMatchObject({ isChosen: true, nextSteps: NEXT });
  expect(JSON.stringify([...noticeFacts])).not.toMatch(/181818|Osun/);
});

test("the specification's calls give no reason, and a rejection alone tells no winner", async () => {
  const { lost, award, decide, read } = await decidable();

  await decide("rejected");
  expect(await read(lost.id, 1)).toEqual({ reason: null, words: null, nextSteps: null, bidCount: 2, winner: null });
  await award();
  expect(await read(lost.id, 1)).toMatchObject({ reason: null, winner: { companyName: "Osun Spans" } });
});

test("while a reopened tender takes bids nobody reads an outcome, so that the number of bids is told to nobody before closing", async () => {
  const { api, admin, tender, lost, decide, read } = await decidable();
  await decide("rejected", { reason: { reason: "price" } });
  expect(await read(lost.id, 1)).toMatchObject({ reason: "price", bidCount: 2 });

  const { errors } = await admin.graphql(
    "mutation ($id: ID!, $closing: DateTimeISO!) { updateTender(id: $id, patch: { status: open, closingDate: $closing }) { id } }",
    { id: tender.id, closing: daysFromNow(3) },
  );
  const bid = aBid({ tenderId: tender.id });
  await api
    .as(await api.has(aBidder()))
    .graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", { input: bid });

  expect(errors).toBeUndefined();
  expect(await read(lost.id, 1)).toBeNull();
  expect((await admin.graphql(OUTCOME, { id: lost.id })).data.bid.outcome).toBeNull();
  await api.db.query(
    "UPDATE tenders SET closing_date = now() - interval '1 second', opening_date = now() - interval '9 days' WHERE id = $1",
    [tender.id],
  );
  expect(await read(lost.id, 1)).toMatchObject({ reason: "price", bidCount: 3 });
});

test("a tender that does not disclose its winner tells it to no other bidder, nor in the open data", async () => {
  const { api, tender, lost, won, award, read } = await decidable({ discloseWinner: false });

  await award();

  expect(await read(lost.id, 1)).toMatchObject({ bidCount: 2, winner: null });
  const text = JSON.stringify((await api.visitor.get("/ocds/releases.json")).body);
  expect(text).toContain(tender.title);
  expect(text).toContain(won.id);
  expect(text).not.toMatch(/Osun Spans|181818/);
});

test("what bidders are told about the winner stays as published, in the act and in the database, and while the tender is a draft again", async () => {
  const { api, admin, tender } = await decidable();
  const draft = await api.has(aTender({ status: "draft" }));
  const refused = [{ extensions: { code: "CONFLICT", fields: { discloseWinner: expect.any(String) as string } } }];
  const update = (patch: object, id = tender.id) =>
    admin.graphql(
      "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { discloseWinner } }",
      { id, patch },
    );
  const inTable = (id: string) =>
    api.db.query("UPDATE tenders SET disclose_winner = NOT disclose_winner WHERE id = $1", [id]);

  expect((await update({ discloseWinner: false })).errors).toMatchObject(refused);
  await expect(inTable(tender.id)).rejects.toThrow("it is never changed");
  await update({ status: "draft" });
  expect((await update({ discloseWinner: false })).errors).toMatchObject(refused);
  await expect(inTable(tender.id)).rejects.toThrow("it is never changed");

  expect((await update({ discloseWinner: false }, draft.id)).data.updateTender).toEqual({ discloseWinner: false });
  await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) SELECT $1, company_id FROM bids LIMIT 1", [
    draft.id,
  ]);
  expect((await update({ discloseWinner: true }, draft.id)).errors).toMatchObject(refused);
});

test("another decision, its taking back and a revision forget what was told; a reason given later is told again", async () => {
  const { api, companies, lost, decide, read, facts } = await decidable();
  await decide("rejected");
  await decide("rejected", { reason: { reason: "price" } });
  await decide("rejected");
  expect(await read(lost.id, 1)).toMatchObject({ reason: "price" });
  expect((await facts("bidDecided")).map(([, { outcome, reason }]) => [outcome, reason])).toEqual([
    ["rejected", null],
    ["rejected", "price"],
  ]);

  await decide("accepted", { nextSteps: NEXT });
  expect(await read(lost.id, 1)).toMatchObject({ reason: null, nextSteps: NEXT });
  await api.db.query("UPDATE tenders SET status = 'open', closing_date = $1", [daysFromNow(3)]);
  const input = { bidAmount: 1, technicalProposal: "x".repeat(50), timelineDays: 3 };
  await api
    .as(companies[1])
    .graphql("mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }", {
      id: lost.id,
      input,
    });
  expect(await api.db.query("SELECT * FROM decision_reasons")).toEqual([]);
});

test("an award keeps the reason of a bid that was rejected before, unless it brings another", async () => {
  const { lost, award, decide, read, facts, companies } = await decidable();
  await decide("rejected", { reason: { reason: "documentMissing" } });

  await award();

  expect(await read(lost.id, 1)).toMatchObject({ reason: "documentMissing" });
  expect(new Map(await facts("awardMade")).get(companies[1].id)).toMatchObject({ reason: "documentMissing" });
});

test.each([
  ["no words for another reason", { reason: { reason: "other" } }, "rejected"],
  ["too few words", { reason: { reason: "price", words: "x".repeat(19) } }, "rejected"],
  ["too many words", { reason: { reason: "other", words: "x".repeat(3001) } }, "rejected"],
  ["a reason for an acceptance", { reason: { reason: "price" } }, "accepted"],
  ["next steps for a rejection", { nextSteps: NEXT }, "rejected"],
  ["next steps for taking back", { nextSteps: NEXT }, "pending"],
])("%s is refused, and nothing is decided", async (_what, more, status) => {
  const { api, decide } = await decidable();

  const { errors } = await decide(status, more);

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  expect(await api.db.query("SELECT 1 FROM bids WHERE status <> 'pending'")).toEqual([]);
});

test("a reason of the chosen bid, of a withdrawn one, of another tender's and two of one bid are refused", async () => {
  const { api, won, lost, gone, award } = await decidable();
  const foreign = await api.has(aSubmittedBid());
  const reason = "price";

  for (const ids of [[won.id], [gone.id], [foreign.id], ["nothing"], [lost.id, lost.id]]) {
    const { errors } = await award({ reasons: ids.map((bidId) => ({ bidId, reason })) });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  }
  expect(await api.db.query("SELECT 1 FROM bids WHERE status <> 'pending'")).toEqual([]);
});

test("words of 3,000 characters in any script fit: the notice has their beginning, the bid's page the whole", async () => {
  const { lost, award, read, facts } = await decidable();
  const words = '\u4e2d"\n'.repeat(1000).trim();

  const { errors } = await award({ reasons: [{ bidId: lost.id, reason: "other", words }] });

  expect(errors).toBeUndefined();
  expect(await read(lost.id, 1)).toMatchObject({ words });
  const sentWords = (await facts("awardMade"))
    .map(([, { words: short }]) => short)
    .find((short) => short !== null) as string;
  expect(words.startsWith(sentWords.slice(0, -1))).toBe(true);
  expect(sentWords.endsWith("…")).toBe(true);
});

test("the audit trail has the reason beside the decision", async () => {
  const { api, lost, award } = await decidable();

  await award({ reasons: [{ bidId: lost.id, reason: "other", words: WORDS }] });

  const [event] = await api.db.query<{ after: object }[]>(
    "SELECT after FROM audit_events WHERE subject_id = $1 AND act = 'awardTender'",
    [lost.id],
  );
  expect(event!.after).toMatchObject({ status: "rejected", reason: "other", words: WORDS });
});

test("a sealed tender takes no reasons before its opening, and nothing is stored or told of one", async () => {
  const api = await testApp();
  const tender = await api.has(aSealedTender({ status: "closed" }));
  const [won, lost] = [
    await api.has(aSubmittedBid({ tenderId: tender.id })),
    await api.has(aSubmittedBid({ tenderId: tender.id })),
  ];
  const admin = api.as(await api.has(anAdmin()));

  const { errors } = await admin.graphql(AWARD, {
    tender: tender.id,
    bid: won.id,
    reasons: [{ bidId: lost.id, reason: "other", words: WORDS }],
  });

  expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(await api.db.query("SELECT 1 FROM decision_reasons")).toEqual([]);
  expect(await noticesIn(api)).toEqual([]);
});
