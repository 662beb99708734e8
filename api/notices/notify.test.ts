import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { openLog } from "#api/core/http/log.ts";
import { manyUsers } from "#api/testing/builders/manyUsers.ts";
import { noticesIn, someFacts } from "#api/testing/builders/notices.ts";
import { NOTICE_KIND_NAMES, NOTICE_REASONS } from "#api/notices/noticeKinds.rules.ts";
import { notify } from "#api/notices/notify.ts";
import { aBid, aBidder, anAdmin, aPartner, aSubmittedBid, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

const REVISE =
  "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { receipt { receiptNumber sha256 } } }";
const WITHDRAW = "mutation ($id: ID!) { withdrawBid(id: $id) { id } }";
const APPROVE =
  "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt } }";

const sealNow = ({ db }: TestApp) =>
  makeDueClosingSeals({ db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });

async function aBidderAt(seed = aTender) {
  const api = await testApp();
  const [tender, company, admin] = [await api.has(seed()), await api.has(aBidder()), await api.has(anAdmin())];
  return { api, tender, company, admin, bidder: api.as(company), chief: api.as(admin) };
}

test("a company is told of its own submission, revision and withdrawal, with the receipt that its bid has", async () => {
  const { api, tender, company, bidder } = await aBidderAt();

  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const first = (
    await bidder.graphql("query ($id: ID!) { bid(id: $id) { receipt { receiptNumber sha256 } } }", { id: bid.id })
  ).data.bid.receipt;
  const second = (await bidder.graphql(REVISE, { id: bid.id, input: aBid() })).data.reviseBid.receipt;
  await bidder.graphql(WITHDRAW, { id: bid.id });

  const notices = await noticesIn(api);
  expect(notices.map(({ kind }) => kind)).toEqual(["bidReceived", "bidRevised", "bidWithdrawn"]);
  for (const notice of notices)
    expect(notice).toMatchObject({
      user_id: company.id,
      tender_id: tender.id,
      bid_id: bid.id,
      reason: "bid",
      facts: { number: tender.tenderNumber, persons: [company.id] },
    });
  expect(notices.slice(0, 2).map(({ facts: { receipt, hash } }) => ({ receiptNumber: receipt, sha256: hash }))).toEqual(
    [first, second],
  );
});

test("no notice holds terms of a bid, and one of a sealed bid not its hash either", async () => {
  const { api, tender, bidder, chief } = await aBidderAt(aSealedTender);
  const { body: bid } = await bidder.post(
    "/api/bids",
    aBid({
      tenderId: tender.id,
      bidAmount: 987_654_321,
      technicalProposal: `planted ${"x".repeat(60)}`,
      timelineDays: 4321,
    }),
  );
  await bidder.graphql(REVISE, { id: bid.id, input: aBid({ bidAmount: 987_654_322 }) });
  await closeForOpening(api, tender.id);
  await sealNow(api);
  await chief.graphql(APPROVE, { id: tender.id, password: PASSWORD });

  const notices = await noticesIn(api);

  expect(new Set(notices.map(({ kind }) => kind))).toEqual(
    new Set(["bidReceived", "bidRevised", "tenderSealed", "openingDue", "bidsOpened"]),
  );
  expect(notices.filter(({ kind }) => kind.startsWith("bidRe")).map(({ facts }) => facts.hash)).toEqual([null, null]);
  expect(JSON.stringify(notices)).not.toMatch(/98765432|planted|4321/);
});

test("an act that is refused or rolled back was never told, and a retried one is told once", async () => {
  const { api, tender, bidder } = await aBidderAt();
  const submit = () => bidder.post("/api/bids", aBid({ tenderId: tender.id }), { "idempotency-key": "one" });

  await Promise.all([submit(), submit()]);
  await submit();
  const refused = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const rolledBack = api.db.transaction(async (tx) => {
    await notify(tx, { kind: "noBids", tenderId: tender.id, facts: someFacts().noBids }, [
      { userId: tender.createdBy, reason: "administrator" },
    ]);
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");

  expect(refused.status).toBe(409);
  expect((await noticesIn(api)).map(({ kind }) => kind)).toEqual(["bidReceived"]);
});

test("an award tells each company with a live bid its outcome, and a decision and its taking back the one company", async () => {
  const { api, company, admin, chief } = await aBidderAt();
  const tender = await api.has(aTender({ status: "closed" }));
  const chosen = await api.has(aSubmittedBid({ tenderId: tender.id, companyId: company.id }));
  const other = await api.has(aSubmittedBid({ tenderId: tender.id }));
  await api.has(aSubmittedBid({ tenderId: tender.id, withdrawnAt: new Date() }));
  const decide = (status: string) =>
    chief.graphql("mutation ($id: ID!, $status: BidStatus!) { decideBid(id: $id, status: $status) { id } }", {
      id: other.id,
      status,
    });

  await decide("rejected");
  await decide("rejected");
  await api.db.query("UPDATE notices SET mailed_at = now()");
  await decide("pending");
  await chief.graphql("mutation ($id: ID!, $bid: ID!) { awardTender(tenderId: $id, bidId: $bid) { id } }", {
    id: tender.id,
    bid: chosen.id,
  });

  const notices = await noticesIn(api);
  expect(
    notices.filter(({ kind }) => kind === "bidDecided").map(({ user_id, facts }) => [user_id, facts.outcome]),
  ).toEqual([
    [other.companyId, "rejected"],
    [other.companyId, "pending"],
  ]);
  expect(
    new Map(notices.filter(({ kind }) => kind === "awardMade").map(({ user_id, facts }) => [user_id, facts.isChosen])),
  ).toEqual(
    new Map([
      [company.id, true],
      [other.companyId, false],
    ]),
  );
  expect(notices.some(({ user_id }) => user_id === admin.id)).toBe(false);
});

test("administrators are told of a closing without a bid, and of an awaited second person, but not the one who approved", async () => {
  const { api, tender, admin, chief, bidder } = await aBidderAt(() => aSealedTender({ openingPersons: 2 }));
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const empty = await api.has(aTender());
  for (const { id } of [tender, empty]) await closeForOpening(api, id);

  await sealNow(api);
  await chief.graphql(APPROVE, { id: tender.id, password: PASSWORD });
  await chief.graphql(APPROVE, { id: tender.id, password: PASSWORD });

  const notices = await noticesIn(api);
  expect(notices.filter(({ kind }) => kind === "noBids").map(({ tender_id }) => tender_id)).toEqual([
    empty.id,
    empty.id,
    empty.id,
  ]);
  expect(
    notices
      .filter(({ kind }) => kind === "openingAwaited")
      .map(({ user_id }) => user_id)
      .sort(),
  ).toEqual([tender.createdBy, empty.createdBy].sort());
  expect(notices.filter(({ kind, user_id }) => kind === "openingDue" && user_id === admin.id)).toHaveLength(1);
});

test("an integration request is told to administrators without anything personal", async () => {
  const { api, admin } = await aBidderAt();

  await api.visitor.post("/api/contact", {
    firstName: "Planted",
    lastName: "Planted",
    email: "planted@example.org",
    company: "Planted",
    role: "other",
    message: "planted",
  });

  const notices = await noticesIn(api);
  expect(notices.map(({ kind }) => kind)).toEqual(Array(notices.length).fill("requestReceived"));
  expect(notices.map(({ user_id }) => user_id)).toContain(admin.id);
  expect(JSON.stringify(notices)).not.toMatch(/planted/i);
});

test.each([
  ["blocked", { status: "blocked" as const }],
  ["banned", { status: "banned" as const }],
  ["deleted", { deletedAt: new Date() }],
])("a %s person is told nothing", async (_state, state) => {
  const api = await testApp();
  const gone = await api.has(aPartner(state));

  await notify(api.db.manager, { kind: "noBids", facts: someFacts().noBids }, [
    { userId: gone.id, reason: "administrator" },
    { companyId: gone.id, reason: "bid" },
  ]);

  expect(await noticesIn(api)).toEqual([]);
});

test("every kind can be stored, 2,000 people are told in one statement, and twice is once", async () => {
  const api = await testApp();
  await manyUsers(api, 2000);
  const people = (await api.db.query<{ id: string }[]>("SELECT id FROM users")).map(({ id }) => ({
    userId: id,
    reason: "administrator" as const,
  }));
  const facts = someFacts(people.slice(0, 1).map(({ userId }) => userId));
  for (const kind of NOTICE_KIND_NAMES) await notify(api.db.manager, { kind, facts: facts[kind] }, people.slice(0, 1));

  const statements = await api.statementsOf(async () => {
    for (let time = 0; time < 2; time++)
      await notify(api.db.manager, { kind: "noBids", occurrence: "many", facts: facts.noBids }, people);
  });

  expect(statements).toHaveLength(2);
  const [{ count }] = await api.db.query<[{ count: number }]>("SELECT count(*)::int AS count FROM notices");
  expect(count).toBe(2000 + NOTICE_KIND_NAMES.length);
});

test.each([
  ["kind", NOTICE_KIND_NAMES],
  ["reason", NOTICE_REASONS],
])("the database knows each %s of a notice, and no other", async (column, names) => {
  const { db } = await testApp();

  const [{ check }] = await db.query<[{ check: string }]>(
    "SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conname = $1",
    [`notices_${column}_check`],
  );

  expect(Array.from(check.matchAll(/'(\w+)'/g), ([, name]) => name).sort()).toEqual([...names].sort());
});

test("facts of more than 8 kB, an unknown kind and an unknown reason are refused by the database", async () => {
  const api = await testApp();
  const { id } = await api.has(aPartner());
  const insert = (kind: string, facts: string, reason: string) =>
    api.db.query("INSERT INTO notices (user_id, kind, facts, reason) VALUES ($1, $2, $3, $4)", [
      id,
      kind,
      facts,
      reason,
    ]);

  await expect(insert("noBids", JSON.stringify({ title: "x".repeat(9000) }), "bid")).rejects.toThrow(
    "notices_facts_check",
  );
  await expect(insert("noBids", "[]", "bid")).rejects.toThrow("notices_facts_check");
  await expect(insert("other", "{}", "bid")).rejects.toThrow("notices_kind_check");
  await expect(insert("noBids", "{}", "other")).rejects.toThrow("notices_reason_check");
});
